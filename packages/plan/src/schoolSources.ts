import { frozen } from '@app/kernel';
import type { CoverageSchool } from './schools';

/** The school that teaches a threshold. Names and addresses are sources, not quotations. */
export const SCHOOL_SOURCES: Readonly<Record<CoverageSchool, string>> = /* @__PURE__ */ frozen({
  third: 'Joey Yap in creativehomex.com/who-moved-my-qi; 8whitestar; harikake.com',
  tenth: 'hkdecoman 52951, zaixiangufen, chaonvgu, hndggw',
  'two-thirds': 'Wang Yiming, yimingcul.com',
  depth: 'ailan.idv.tw/kj.html',
  trigram: 'myhousing.com.tw 102854',
  circle: 'newsm, chaonvgu; contradicted in part by zhouyi.cc',
  'half-side': 'karenkingston.com, fengshuibedroom.ai (BTB)',
  none: 'mastersoon',
});
