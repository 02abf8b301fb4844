// A separate module: importing `@app/home` whole would load it on the first page.
export { photoInstant } from '@app/home';
