// The part of the map that is shown: wheel, pinch and buttons zoom, dragging moves it.
import type { Attachment } from "svelte/attachments";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 3.2;
const STEP = 1.7;

export class Zoom {
  scale = $state(1);
  x = $state(0); // the middle, in units of the map
  y = $state(0);

  constructor(private readonly whole: () => Box) {
    this.reset();
  }

  readonly box = $derived.by((): Box => {
    const { w, h } = this.whole();
    const [width, height] = [w / this.scale, h / this.scale];
    return { x: this.x - width / 2, y: this.y - height / 2, w: width, h: height };
  });

  reset(): void {
    const { x, y, w, h } = this.whole();
    this.scale = 1;
    this.x = x + w / 2;
    this.y = y + h / 2;
  }

  /** Come nearer to a point, or go further from it. */
  to(scale: number, x = this.x, y = this.y): void {
    const before = this.scale;
    this.scale = Math.min(CLOSEST, Math.max(1, scale));
    const pull = 1 - before / this.scale;
    this.move(this.x + (x - this.x) * pull, this.y + (y - this.y) * pull);
  }

  /** Show the surroundings of a point. */
  closeUp(x: number, y: number): void {
    this.scale = Math.max(this.scale, 2.2);
    this.move(x, y);
  }

  /** Whether a point can be seen, not just at the edge. */
  shows(x: number, y: number): boolean {
    const { w, h } = this.box;
    return Math.abs(x - this.x) < w * 0.42 && Math.abs(y - this.y) < h * 0.42;
  }

  nearer(): void {
    this.to(this.scale * STEP);
  }

  further(): void {
    this.to(this.scale / STEP);
  }

  private move(x: number, y: number): void {
    const { x: left, y: top, w, h } = this.whole();
    const [halfW, halfH] = [w / this.scale / 2, h / this.scale / 2];
    this.x = Math.min(left + w - halfW, Math.max(left + halfW, x));
    this.y = Math.min(top + h - halfH, Math.max(top + halfH, y));
  }

  /** Wheel, drag and pinch on the element that shows the map. */
  readonly handle: Attachment<SVGSVGElement> = (svg) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const unit = (): number => this.box.w / (svg.getBoundingClientRect().width || 1);

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = svg.getScreenCTM()?.inverse();
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(at);
      this.to(this.scale * Math.exp(-event.deltaY / 500), point.x, point.y);
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved = 0;
    };
    const move = (event: PointerEvent): void => {
      const old = fingers.get(event.pointerId);
      if (!old) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      moved += Math.hypot(now.x - old.x, now.y - old.y);
      if (other) {
        const was = Math.hypot(old.x - other.x, old.y - other.y);
        this.to((this.scale * Math.hypot(now.x - other.x, now.y - other.y)) / (was || 1));
      } else if (this.scale > 1) {
        const size = unit();
        this.move(this.x - (now.x - old.x) * size, this.y - (now.y - old.y) * size);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    /** A drag that ends on a piece was no click. */
    const click = (event: Event): void => {
      if (moved > 12) event.stopPropagation();
      moved = 0;
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("click", click, { capture: true });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
