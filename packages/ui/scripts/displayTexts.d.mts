/** The committed display text and every title of the catalogue. */
export declare function displayTexts(): string;
/** The product's own way to write Traditional characters. */
export declare function traditional(): Promise<(text: string) => string>;
