/** The committed display text and every title of the catalogue. */
export declare function displayTexts(): string;
/** The texts in the display face on screens that open later. */
export declare function moreTexts(): string;
/** The product's own conversion to Traditional characters. */
export declare function traditional(): Promise<(text: string) => string>;
