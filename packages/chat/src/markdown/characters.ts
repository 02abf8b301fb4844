/** HTML's named characters used in answers. Other names are shown as written. */
const NAMED: ReadonlyMap<string, string> = new Map(
  [
    'lt < gt > amp & quot " apos \' nbsp \u00A0 ensp \u2002 emsp \u2003 thinsp \u2009 shy \u00AD zwnj \u200C zwj \u200D',
    'copy © reg ® trade ™ deg ° plusmn ± times × divide ÷ minus − micro µ middot · para ¶ sect § sup1 ¹ sup2 ² sup3 ³',
    'frac12 ½ frac14 ¼ frac34 ¾ cent ¢ pound £ yen ¥ euro € permil ‰ ordm º ordf ª iexcl ¡ iquest ¿ laquo « raquo »',
    'ndash – mdash — hellip … bull • lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ prime ′ Prime ″',
    'larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ hArr ⇔ ne ≠ le ≤ ge ≥ asymp ≈ equiv ≡ infin ∞ radic √ sum ∑ prod ∏',
    'part ∂ int ∫ isin ∈ notin ∉ cap ∩ cup ∪ sub ⊂ sup ⊃ and ∧ or ∨ not ¬ forall ∀ exist ∃ empty ∅ nabla ∇ prop ∝ ang ∠',
    'alpha α beta β gamma γ delta δ epsilon ε theta θ lambda λ mu μ pi π rho ρ sigma σ tau τ phi φ omega ω Delta Δ Sigma Σ Omega Ω',
    'agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í',
    'icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú ucirc û uuml ü yacute ý',
    'yuml ÿ szlig ß Auml Ä Ouml Ö Uuml Ü Eacute É Agrave À Ccedil Ç Ntilde Ñ Oslash Ø Aring Å AElig Æ oelig œ OElig Œ',
    'spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ cross ✗ star ☆ starf ★ phone ☎ female ♀ male ♂ sharp ♯ flat ♭ natural ♮',
  ].flatMap(line => {
    const words = line.split(' ');
    return words.flatMap((name, index) => (index % 2 === 0 ? [[name, words[index + 1] ?? ''] as const] : []));
  }),
);

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y;

/** The character named by a reference at this place, and its end; undefined if there is none. */
export function readReference(
  text: string,
  at: number,
): { readonly character: string; readonly end: number } | undefined {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(text);
  if (!match) return undefined;
  const [, decimal, hexadecimal, name] = match;
  const character = name === undefined ? ofNumber(decimal, hexadecimal) : NAMED.get(name);
  return character === undefined ? undefined : { character, end: REFERENCE.lastIndex };
}

/** CommonMark 6.2: invalid characters become U+FFFD. Control characters are dropped: they would draw nothing. */
function ofNumber(decimal: string | undefined, hexadecimal: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter || code === 0x09 || code === 0x0a ? String.fromCodePoint(code) : '\uFFFD';
}
