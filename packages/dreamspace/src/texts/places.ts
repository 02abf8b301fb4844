import { frozen } from '@app/kernel';
import type { PlaceId } from './ids';
import type { Bilingual } from './language';

/** Stated places of the people of the dream. */
export const PLACES: Readonly<Record<PlaceId, Bilingual>> = /* @__PURE__ */ frozen({
  suzhou: { zh: '苏州·平江路', en: 'Pingjiang Road, Suzhou' },
  hangzhou: { zh: '杭州·满觉陇', en: 'Manjuelong, Hangzhou' },
  quanzhou: { zh: '泉州·西街', en: 'West Street, Quanzhou' },
  chengdu: { zh: '成都·玉林', en: 'Yulin, Chengdu' },
  beijing: { zh: '北京·鼓楼', en: 'Drum Tower, Beijing' },
  xian: { zh: '西安·书院门', en: "Shuyuanmen, Xi'an" },
  dali: { zh: '大理·喜洲', en: 'Xizhou, Dali' },
  qingdao: { zh: '青岛·八大关', en: 'Badaguan, Qingdao' },
  nanjing: { zh: '南京·颐和路', en: 'Yihe Road, Nanjing' },
  shanghai: { zh: '上海·武康路', en: 'Wukang Road, Shanghai' },
  chongqing: { zh: '重庆·南岸', en: "Nan'an, Chongqing" },
  guangzhou: { zh: '广州·荔湾', en: 'Liwan, Guangzhou' },
  shenyang: { zh: '沈阳·北市', en: 'Beishi, Shenyang' },
  harbin: { zh: '哈尔滨·道里', en: 'Daoli, Harbin' },
  wuhan: { zh: '武汉·昙华林', en: 'Tanhualin, Wuhan' },
  kashgar: { zh: '喀什·老城', en: 'Old Town, Kashgar' },
  taipei: { zh: '台北·大稻埕', en: 'Dadaocheng, Taipei' },
  'hong-kong': { zh: '香港·上环', en: 'Sheung Wan, Hong Kong' },
  kyoto: { zh: '京都·西阵', en: 'Nishijin, Kyoto' },
  singapore: { zh: '新加坡·中峇鲁', en: 'Tiong Bahru, Singapore' },
  lisbon: { zh: '里斯本·阿尔法玛', en: 'Alfama, Lisbon' },
  edinburgh: { zh: '爱丁堡·利斯', en: 'Leith, Edinburgh' },
  montreal: { zh: '蒙特利尔·高地', en: 'Le Plateau, Montréal' },
  wellington: { zh: '惠灵顿·阿罗谷', en: 'Aro Valley, Wellington' },
  bergen: { zh: '卑尔根·诺尔内斯', en: 'Nordnes, Bergen' },
  oaxaca: { zh: '瓦哈卡·哈拉特拉科', en: 'Jalatlaco, Oaxaca' },
});
