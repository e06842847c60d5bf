// How large the screen is; the same limit as in the style sheets.
const phone = matchMedia("(max-width: 700px)");

class ScreenSize {
  narrow = $state(phone.matches); // a phone held upright

  constructor() {
    phone.addEventListener("change", (event) => (this.narrow = event.matches));
  }
}

export const screenSize = new ScreenSize();
