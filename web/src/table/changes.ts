/** Who wants to know just before another moment is shown, while the old one is still drawn. */
export class Changes {
  private readonly listeners = new Set<() => void>();

  before(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
