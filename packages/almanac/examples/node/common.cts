import almanac = require('@app/almanac');
import xieji = require('@app/almanac/xieji');

declare const console: { log(...values: readonly unknown[]): void };

// CommonJS, as TypeScript compiles it: Node.js 20.19 and newer require ES modules.
const day = almanac.unwrap(almanac.getAlmanacDay('2026-06-21'));
if (day.solarTerm.today !== 'summer-solstice') throw new Error('the wrong day');
if (almanac.unwrap(xieji.getXiejiDay('2026-06-21')).length === 0) throw new Error('an empty day');
console.log('required from CommonJS');
