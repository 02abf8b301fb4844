// A module of its own: asked for whole, `@app/home` would lie on the first page.
export { photoInstant } from '@app/home';
