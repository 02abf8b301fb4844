/**
 * The 88 constellations of the International Astronomical Union: abbreviation (the last part of a designation), name,
 * genitive and Chinese name (天文学名词).
 */
const TABLE = `And Andromeda Andromedae 仙女|Ant Antlia Antliae 唧筒|Aps Apus Apodis 天燕|Aqr Aquarius Aquarii 宝瓶
|Aql Aquila Aquilae 天鹰|Ara Ara Arae 天坛|Ari Aries Arietis 白羊|Aur Auriga Aurigae 御夫|Boo Boötes Boötis 牧夫
|Cae Caelum Caeli 雕具|Cam Camelopardalis Camelopardalis 鹿豹|Cnc Cancer Cancri 巨蟹
|CVn Canes_Venatici Canum_Venaticorum 猎犬|CMa Canis_Major Canis_Majoris 大犬|CMi Canis_Minor Canis_Minoris 小犬
|Cap Capricornus Capricorni 摩羯|Car Carina Carinae 船底|Cas Cassiopeia Cassiopeiae 仙后|Cen Centaurus Centauri 半人马
|Cep Cepheus Cephei 仙王|Cet Cetus Ceti 鲸鱼|Cha Chamaeleon Chamaeleontis 蝘蜓|Cir Circinus Circini 圆规
|Col Columba Columbae 天鸽|Com Coma_Berenices Comae_Berenices 后发|CrA Corona_Australis Coronae_Australis 南冕
|CrB Corona_Borealis Coronae_Borealis 北冕|Crv Corvus Corvi 乌鸦|Crt Crater Crateris 巨爵|Cru Crux Crucis 南十字
|Cyg Cygnus Cygni 天鹅|Del Delphinus Delphini 海豚|Dor Dorado Doradus 剑鱼|Dra Draco Draconis 天龙
|Equ Equuleus Equulei 小马|Eri Eridanus Eridani 波江|For Fornax Fornacis 天炉|Gem Gemini Geminorum 双子
|Gru Grus Gruis 天鹤|Her Hercules Herculis 武仙|Hor Horologium Horologii 时钟|Hya Hydra Hydrae 长蛇
|Hyi Hydrus Hydri 水蛇|Ind Indus Indi 印第安|Lac Lacerta Lacertae 蝎虎|Leo Leo Leonis 狮子
|LMi Leo_Minor Leonis_Minoris 小狮|Lep Lepus Leporis 天兔|Lib Libra Librae 天秤|Lup Lupus Lupi 豺狼
|Lyn Lynx Lyncis 天猫|Lyr Lyra Lyrae 天琴|Men Mensa Mensae 山案|Mic Microscopium Microscopii 显微镜
|Mon Monoceros Monocerotis 麒麟|Mus Musca Muscae 苍蝇|Nor Norma Normae 矩尺|Oct Octans Octantis 南极
|Oph Ophiuchus Ophiuchi 蛇夫|Ori Orion Orionis 猎户|Pav Pavo Pavonis 孔雀|Peg Pegasus Pegasi 飞马
|Per Perseus Persei 英仙|Phe Phoenix Phoenicis 凤凰|Pic Pictor Pictoris 绘架|Psc Pisces Piscium 双鱼
|PsA Piscis_Austrinus Piscis_Austrini 南鱼|Pup Puppis Puppis 船尾|Pyx Pyxis Pyxidis 罗盘|Ret Reticulum Reticuli 网罟
|Sge Sagitta Sagittae 天箭|Sgr Sagittarius Sagittarii 人马|Sco Scorpius Scorpii 天蝎|Scl Sculptor Sculptoris 玉夫
|Sct Scutum Scuti 盾牌|Ser Serpens Serpentis 巨蛇|Sex Sextans Sextantis 六分仪|Tau Taurus Tauri 金牛
|Tel Telescopium Telescopii 望远镜|Tri Triangulum Trianguli 三角|TrA Triangulum_Australe Trianguli_Australis 南三角
|Tuc Tucana Tucanae 杜鹃|UMa Ursa_Major Ursae_Majoris 大熊|UMi Ursa_Minor Ursae_Minoris 小熊|Vel Vela Velorum 船帆
|Vir Virgo Virginis 室女|Vol Volans Volantis 飞鱼|Vul Vulpecula Vulpeculae 狐狸`;

const GREEK: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta' },
  ...{ ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', ο: 'omicron', π: 'pi' },
  ...{ ρ: 'rho', σ: 'sigma', τ: 'tau', υ: 'upsilon', φ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

const CONSTELLATIONS = new Map(
  TABLE.split('|').map(row => {
    const [id = '', name = '', genitive = '', zh = ''] = row.trim().split(' ');
    return [id, { name, genitive, zh: `${zh}座` }] as const;
  }),
);

/** `α1 Cen` as people say and write it: Alpha Centauri, Alpha1 Centauri, Centaurus Alpha, 半人马座α. */
export function spelledDesignations(designation: string): readonly string[] {
  const [letter = '', id = ''] = designation.split(' ');
  const constellation = CONSTELLATIONS.get(id);
  if (!constellation) return [];
  const { name, genitive, zh } = constellation;
  const greek = GREEK[letter[0] ?? ''];
  if (greek === undefined) return [`${letter} ${genitive}`, `${name} ${letter}`, `${zh}${letter}`];
  const bare = letter[0] ?? '';
  const number = letter.slice(1);
  const numbered =
    number === '' ? [] : [`${greek}${number} ${genitive}`, `${bare} ${id}`, `${zh}${bare}${number}`];
  return [`${greek} ${genitive}`, `${bare} ${genitive}`, `${name} ${greek}`, `${zh}${bare}`, ...numbered];
}
