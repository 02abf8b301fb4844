/** The committed display text and every title of the catalogue. */
export declare function displayTexts(): string;
/** What is set in the display face on screens that open later. */
export declare function moreTexts(): string;
/** The product's own way to write Traditional characters. */
export declare function traditional(): Promise<(text: string) => string>;
