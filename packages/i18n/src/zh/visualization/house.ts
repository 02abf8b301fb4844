import type { house as houseSource, plan as planSource } from '../../en/visualization/house';
import type { Translated } from '../../translated';

export const house: Translated<typeof houseSource> = {
  facing: '坐{{sitting}}向{{facing}}',
  placeLine: '{{place}} · {{coordinates}}',
  termDay: '{{lunar}} · {{what}}',
  termSpell: '{{spell}}',
  skyOf: '{{unknown}} · 依本机时区，天空按{{city}}绘',
  turnLeft: '向左转动屋宅',
  turnRight: '向右转动屋宅',
  describeDay: '罗盘之中，一座向{{facing}}的院落。白日，日行至 {{percent}}。{{weather}}。',
  describeNight: '罗盘之中，一座向{{facing}}的院落。夜，{{phase}}。{{weather}}。',
  describeOwnDay: '罗盘之中，依平面图筑起的家，向{{facing}}。白日，日行至 {{percent}}。{{weather}}。',
  describeOwnNight: '罗盘之中，依平面图筑起的家，向{{facing}}。夜，{{phase}}。{{weather}}。',
  noWebgl: '此设备无法绘制立体屋宅，改以图样呈现。',
  completeProfile: '补全资料，屋宅才能真正定位。',
  completeProfileAction: '去补全',
  setFacing: '设定朝向',
};

export const plan: Translated<typeof planSource> = {
  title: '九宫图',
  intro: '八方一中，共成九宫，按罗盘（磁北）定名。点一格，放入那一方房间的照片。',
  sides: {
    N: '正北',
    NE: '东北',
    E: '正东',
    SE: '东南',
    S: '正南',
    SW: '西南',
    W: '正西',
    NW: '西北',
    C: '中央',
  },
  elements: '颜色：各卦所属五行',
  element: { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' },
  empty: '这里还没有照片',
  show: '查看九宫图',
  hide: '回到屋宅',
};
