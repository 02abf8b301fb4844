/**
 * Popular names in the sky, in addition to those of the catalogue: one row each, with its targets and its names. A
 * target is the id of the sun, the moon or a planet, a star by its Hipparcos number, or a figure by its Chinese name; a
 * name of several things lists them all. A western constellation leads to the Chinese figure that contains most of its
 * bright stars.
 *
 * Sources: 《史记·天官书》 and 《晋书·天文志》 (the five planets, 北斗, 南斗, 老人), 《诗经·大东》 (启明 and 长庚, both Venus), 《夏小正》 and 《诗经·七月》
 * (大火, 参), 《步天歌》 (figures and their stars), the IAU Catalog of Star Names, the Hong Kong Space Museum's list of Chinese
 * and English star names, 全国科学技术名词审定委员会 天文学名词 (constellations); asterisms of the English-speaking countries after
 * Allen, Star Names: Their Lore and Meaning (1899).
 */
const ROWS: readonly (readonly [targets: string, names: string])[] = [
  // Sun, moon and the five planets
  ['sun', '日 | 日头 | 金乌 | Sol'],
  ['moon', '月 | 月球 | 月儿 | 玉兔 | 蟾宫 | Luna'],
  ['mercury', '辰星 | chenxing'],
  [
    'venus',
    '启明 | 启明星 | qiming | qimingxing | 长庚 | 长庚星 | changgeng | changgengxing | 太白星 | 太白金星 | 晨星 | 晓星 | 昏星 | 黄昏星 | Morning Star | Evening Star | Hesperus | Vesper | Phosphorus',
  ],
  ['mars', '荧惑星 | yinghuo | Red Planet'],
  ['jupiter', '岁 | suixing'],
  ['saturn', '填星 | 镇 | zhenxing | tianxing | Ringed Planet'],
  // Around the pole
  [
    '11767',
    '勾陈一 | 钩陈一 | gouchenyi | 北极星 | beijixing | 北辰 | beichen | 紫微星 | North Star | Northern Star | Pole Star | Polestar | Lodestar',
  ],
  ['72607', '帝星 | 北极二 | 紫微帝星 | dixing'],
  [
    '北斗',
    '北斗七星 | beidouqixing | beidou | 七星 | 勺子星 | 大熊座 | 大熊星座 | Big Dipper | Plough | Plow | Charles’s Wain | Great Wagon | Great Bear | Ursa Major | Seven Stars',
  ],
  ['54061', '北斗一 | 贪狼 | tanlang'],
  ['53910', '北斗二 | 巨门 | jumen'],
  ['58001', '北斗三 | 禄存 | lucun'],
  ['59774', '北斗四 | 文曲 | wenqu'],
  ['62956', '北斗五 | 廉贞 | lianzhen'],
  ['65378', '北斗六 | 武曲 | wuqu'],
  ['67301', '北斗七 | 破军 | 瑶光 | pojun | yaoguang'],
  ['勾陈', '钩陈 | 小熊座 | 小熊星座 | 小北斗 | Little Dipper | Little Bear | Ursa Minor'],
  ['王良', '仙后座 | 仙后 | Cassiopeia'],
  ['造父', '仙王座 | Cepheus'],
  ['天棓', '天龙座 | Draco'],
  ['紫微左垣,紫微右垣', '紫微垣 | 紫微 | 紫宫 | ziweiyuan | Purple Forbidden Enclosure | Purple Forbidden'],
  ['太微左垣,太微右垣', '太微垣 | 太微 | taiweiyuan | Supreme Palace Enclosure | Supreme Palace'],
  ['天市左垣,天市右垣', '天市垣 | 天市 | tianshiyuan | Heavenly Market Enclosure | Heavenly Market'],
  // Summer
  ['91262', '织女一 | 织女星 | zhinvxing | Weaver Girl | Weaver'],
  [
    '97649',
    '河鼓二 | heguer | 牛郎星 | niulang | 牵牛 | 牵牛星 | qianniu | Cowherd | Herd Boy | Herdsman Star',
  ],
  ['102098', '天津四'],
  [
    '80763',
    '心宿二 | xinxiuer | 大火星 | dahuo | dahuoxing | 商星 | 心大星 | Heart of the Scorpion | Scorpion’s Heart | Rival of Mars',
  ],
  ['91262,97649,102098', '夏季大三角 | 夏季三角 | 夏夜大三角 | Summer Triangle'],
  ['河鼓', '扁担星 | 天鹰座 | Aquila | Eagle'],
  ['织女', '天琴座 | Lyra | Lyre'],
  ['天津', '天鹅座 | 北十字 | Cygnus | Swan | Northern Cross'],
  ['心宿', '天蝎座 | 天蝎 | 商 | Scorpius | Scorpio | Scorpion'],
  ['尾宿', '天蝎尾 | Tail of the Scorpion'],
  [
    '斗宿',
    '南斗 | nandou | 南斗六星 | 斗 | 人马座 | 射手座 | Southern Dipper | Teapot | Milk Dipper | Sagittarius | Archer',
  ],
  ['贯索', '北冕座 | Corona Borealis | Northern Crown'],
  ['瓠瓜', '海豚座 | Delphinus | Dolphin'],
  ['候', '蛇夫座 | Ophiuchus'],
  ['天纪', '武仙座 | Hercules'],
  // Autumn
  ['室宿', '飞马座 | 营室 | 定星 | Pegasus'],
  [
    '室宿,壁宿',
    '飞马大四边形 | 飞马四边形 | 秋季四边形 | 秋季大四边形 | Great Square of Pegasus | Great Square | Autumn Square',
  ],
  ['奎宿', '仙女座 | Andromeda'],
  ['娄宿', '白羊座 | 牡羊座 | Aries | Ram'],
  ['外屏', '双鱼座 | Pisces'],
  ['虚宿', '宝瓶座 | 水瓶座 | Aquarius | Water Bearer'],
  ['牛宿', '摩羯座 | 山羊座 | 魔羯座 | Capricornus | Capricorn'],
  ['天船', '英仙座 | Perseus'],
  ['14576', '大陵五 | Algol | Demon Star'],
  ['113368', '北落 | 北落师门 | beiluoshimen | Solitary One'],
  ['天仓', '鲸鱼座 | Cetus | Whale'],
  // Winter
  [
    '参宿',
    '参 | 三星 | 三星高照 | 福禄寿 | 福禄寿三星 | 将军星 | 猎户座 | 猎户 | 猎户腰带 | 猎户座腰带 | Orion | Orion’s Belt | Belt of Orion | Hunter | Three Kings | Three Marys',
  ],
  [
    '昴宿',
    '昴 | 昴星团 | 昴宿星团 | 七姐妹 | 七姐妹星 | 七姐妹星团 | 七姊妹 | 七姊妹星团 | 冬瓜子星 | Pleiades | Seven Sisters | Subaru | M45 | Messier 45',
  ],
  ['毕宿', '毕星团 | 毕宿星团 | 金牛座 | Hyades | Taurus | Bull'],
  ['32349', '天狼星 | tianlangxing | Dog Star'],
  [
    '30438',
    '老人星 | laorenxing | 南极老人 | 南极老人星 | 南极仙翁 | 寿星 | shouxing | Star of the Old Man | Old Man Star',
  ],
  ['32349,37279,27989', '冬季大三角 | 冬季三角 | Winter Triangle'],
  [
    '32349,24436,21421,24608,37826,37279',
    '冬季六边形 | 冬季大六边形 | 冬季大钻石 | 冬季大椭圆 | Winter Hexagon | Winter Circle',
  ],
  ['五车', '御夫座 | Auriga | Charioteer'],
  ['北河', '双子座 | Gemini | Twins'],
  ['南河', '小犬座 | Canis Minor'],
  ['弧矢', '大犬座 | Canis Major'],
  [
    '鬼宿',
    '巨蟹座 | 鬼星团 | 蜂巢星团 | Cancer | Crab | Beehive | Beehive Cluster | Praesepe | M44 | Messier 44',
  ],
  ['天苑', '波江座 | Eridanus'],
  ['19849', '40 Eridani | 40 Eri'],
  ['老人', '船底座 | Carina'],
  // Spring
  ['65474', '角宿一 | jiaoxiuyi | 角宿大星'],
  ['69673', '大角星 | dajiaoxing'],
  ['49669', '轩辕十四 | xuanyuanshisi | 轩辕大星 | Heart of the Lion | Lion’s Heart'],
  ['69673,65474,57632', '春季大三角 | 春季三角 | Spring Triangle'],
  ['轩辕', '狮子座 | Leo | Lion | Sickle'],
  ['角宿', '室女座 | 处女座 | Virgo'],
  ['氐宿', '天秤座 | Libra | Scales'],
  ['大角', '牧夫座 | Boötes | Bootes'],
  ['柳宿', '长蛇座 | Hydra'],
  ['轸宿', '乌鸦座 | Corvus | Crow'],
  ['翼宿', '巨爵座 | Crater'],
  // South
  ['十字架', '南十字 | nanshizi | 南十字座 | 南十字星 | 南十字星座 | Southern Cross | Crux'],
  ['南门', '半人马座 | Centaurus | Centaur'],
  ['71683', '南门二 | 半人马座阿尔法 | Alpha Centauri | Rigil Kent | Toliman'],
  // The four symbols
  [
    '角宿,亢宿,氐宿,房宿,心宿,尾宿,箕宿',
    '青龙 | 苍龙 | 东方青龙 | 东方苍龙 | 东方七宿 | qinglong | canglong | Azure Dragon',
  ],
  ['斗宿,牛宿,女宿,虚宿,危宿,室宿,壁宿', '玄武 | 北方玄武 | 北方七宿 | xuanwu | Black Tortoise'],
  ['奎宿,娄宿,胃宿,昴宿,毕宿,觜宿,参宿', '白虎 | 西方白虎 | 西方七宿 | baihu | White Tiger'],
  [
    '井宿,鬼宿,柳宿,星宿,张宿,翼宿,轸宿',
    '朱雀 | 朱鸟 | 南方朱雀 | 南方七宿 | zhuque | Vermilion Bird | Red Bird',
  ],
];

export const COMMON_NAMES: readonly {
  readonly targets: readonly string[];
  readonly names: readonly string[];
}[] = ROWS.map(([targets, names]) => ({ targets: targets.split(','), names: names.split(' | ') }));

/** The traditional characters in names of the sky, each before its simplified form. */
const PAIRS =
  '倉仓 傳传 儀仪 內内 劍剑 勢势 厠厕 廁厕 參参 吳吴 啓启 啟启 國国 園园 圓圆 團团 執执 ' +
  '墰坛 壇坛 壜坛 罈坛 罎坛 墳坟 壘垒 壽寿 夾夹 婁娄 孫孙 宮宫 寶宝 將将 嵗岁 歲岁 師师 ' +
  '帶带 庫库 廄厩 廚厨 廩廪 張张 鵰雕 後后 從从 戶户 捲卷 搖摇 攝摄 敗败 旂旗 時时 晉晋 ' +
  '曉晓 書书 東东 極极 榘矩 槍枪 樑梁 樓楼 樞枢 權权 淵渊 漢汉 漸渐 瀆渎 烏乌 熒荧 爐炉 ' +
  '牽牵 獅狮 獵猎 瑤瑶 璣玑 璿璇 畢毕 異异 發发 髮发 盤盘 硃朱 礪砺 祿禄 禦御 積积 節节 ' +
  '紀纪 紐纽 綱纲 網网 織织 繪绘 罰罚 羅罗 芻刍 華华 蒼苍 蓋盖 處处 虛虚 蠅蝇 蠍蝎 衛卫 ' +
  '衞卫 規规 記记 說说 説说 諸诸 謁谒 讒谗 貍狸 貞贞 貪贪 貫贯 賁贲 賢贤 趙赵 車车 軍军 ' +
  '軒轩 軫轸 輔辅 輦辇 輻辐 轄辖 轅辕 農农 進进 遠远 邊边 鄭郑 鈎钩 鉤钩 鈐钤 鈡钟 鍾钟 ' +
  '鐘钟 鉅巨 鑽钻 鉞钺 銀银 錢钱 鍵键 鎭镇 鎮镇 鏡镜 鑕锧 長长 門门 閉闭 開开 間间 閣阁 ' +
  '闕阙 關关 陣阵 陰阴 陳陈 陽阳 階阶 雙双 雞鸡 鷄鸡 離离 雲云 電电 靂雳 靈灵 韓韩 頑顽 ' +
  '頓顿 顯显 飛飞 馬马 騎骑 鬥斗 魚鱼 鯨鲸 鱉鳖 鳥鸟 鳳凤 鴉鸦 鴿鸽 鵑鹃 鵝鹅 鶴鹤 鷹鹰 ' +
  '齊齐 龍龙 龜龟 臺台 牀床 穀谷';

const SIMPLIFIED = new Map(PAIRS.split(' ').map(pair => [pair.slice(0, -1), pair.slice(-1)]));

/** 織女 as 织女: only characters that occur in names in the sky. */
export const toSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, character => SIMPLIFIED.get(character) ?? character);
