// Imported whole, @app/home would come with the first page.
export { photoInstant } from '@app/home';
