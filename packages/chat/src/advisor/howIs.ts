/** Longer questions state more than a name, characters. */
const SHORT = 80;
const ENDINGS = '?？!！.。,，~～ 呢呀啊吧吗么嘛';

/** What may come before a question, one after the other. */
const HEADS =
  /^(?:(?:and|so|ok|okay|please|hi|hello|can you|could you|would you|i want to know|i'd like to know) |那么|那(?![个间])|还有|请问|请|帮我|帮忙|麻烦|你|能不能|可以|能|想问一下|想问下|问一下|问下|我想知道|想知道|给我)/;
const BEGINS =
  /^(?:(?:how is|how are|how does|how's|hows|what(?: is|'s) (?:wrong|up) with|what(?: is|'s) the (?:feng ?shui|verdict) (?:of|in|on)|(?:is there )?anything (?:wrong|off|to note|to fix|to know|to change|to improve|i should know|i should fix) (?:with|about|in)|what about|how about|tell me (?:more |something |a bit )?about|what (?:do|can|would|does) (?:you|the plan) (?:think|say|tell me|know|make) (?:of|about)|talk about|describe|review|assess|check|look at|thoughts on|any (?:thoughts|problems?|issues?|findings) (?:on|with|in|for|about)) |[说讲谈聊看评][一了]?[说讲谈聊看评下]|介绍一?下|分析一?下|点评一?下)/;
/** Needs one of `PRAISE` at its end. */
const IS = /^(?:is|are) (?=my |our |the )/;
const PRAISE = / (?:any good|okay|ok|fine|good|bad|all right|lucky|auspicious|in order)$/;
const WHOSE = /^(?:(?:my|our|the|this|that) |[这那][个间]|一下|关于|(?:我们|我|咱们|咱)家?里?的?|家里的?)/;
const TAILS =
  / (?:any good|doing|like|looking|look|okay|ok|fine|good|bad|all right|(?:in|on) (?:my|our|the) (?:home|house|flat|plan)|at home|then|please|feng ?shui(?:-wise)?|do|now|instead)$/;
const ENDS =
  /(?:怎么样|怎样|咋样|咋个样|如何|好不好|行不行|还行|好|行|有没有(?:啥|什么)?(?:问题|毛病|不妥)|有(?:啥|什么)?(?:问题|毛病|不妥|要注意的|要留意的)|是?(?:啥|什么)情况)(?:没有|没)?$/;
const TOPIC = /(?:的?(?:风水|布局|情况|格局)|的)$/;
/** Asks something else. */
const NO_NAME = /[哪怎什几谁放摆]|\b(?:where|when|which|who|why|should)\b/;

/** The name in a question such as "How is the kitchen?" and 主卧怎么样; undefined in any other. `text` is normalised. */
export function askedHowIs(text: string): string | undefined {
  if (text.length > SHORT) return undefined;
  const whole = withoutEnding(text.trim());
  const said = without(HEADS, whole);
  const isBare = /^(?:and |那|还有)/.test(whole) || /呢[?？]?$/.test(text.trim());
  const begun = IS.test(said) && PRAISE.test(withoutPlace(said)) ? IS : BEGINS;
  const asked = said.replace(begun, '');
  const name = without(TAILS, without(WHOSE, asked).replace(ENDS, '')).replace(PRAISE, '').replace(TOPIC, '');
  const isAsked = isBare || asked !== said || ENDS.test(said);
  return isAsked && name !== '' && !NO_NAME.test(name) ? name.trim() : undefined;
}

const withoutPlace = (text: string): string =>
  text.replace(/ (?:(?:in|on) (?:my|our|the) (?:home|house|flat|plan)|at home)$/, '');

function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && ENDINGS.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Without what matches, as often as it does. */
function without(part: RegExp, text: string): string {
  const rest = text.replace(part, '');
  return rest === text || rest === '' ? text : without(part, rest);
}

const ENGLISH_ROOM =
  /(?:^| )(?:bed ?rooms?|bath ?rooms?|baths?|shower rooms?|toilets?|loos?|wcs?|wash ?rooms?|rest ?rooms?|en[ -]?suites?|kitchens?|living rooms?|sitting rooms?|family rooms?|front rooms?|lounges?|dining rooms?|study|studies|office|home office|library|balcon(?:y|ies)|terraces?|patios?|halls?|hallways?|landing|entrance|entrance hall|entry|foyer|corridors?|passages?|storage|store ?rooms?|pantry|larder|utility|utility room|laundry|laundry room|closets?|dressing rooms?|guest rooms?|spare rooms?|nursery|play ?rooms?|games room|music room|gym|sauna|conservatory|sun ?room|garage|stairs|staircase|attic|loft|basement|cellar|court ?yard|yard|porch|rooms?)$/;
const ENGLISH_KIND =
  /^(?:(?:main|master|primary|principal|first|second|third|fourth|1st|2nd|3rd|4th|other|small|smaller|big|bigger|large|larger|guest|spare|kids'?|upstairs|downstairs|upper|lower|ground floor|first floor|top floor|north|south|east|west|front|back|rear|family|half|open|shared|home|(?!today|tonight|tomorrow|yesterday|year|month|week)[a-z]{1,20}'s)(?: |$))/;
const CHINESE_ROOM =
  /(?:卧室|卧房|卧|睡房|客厅|起居室|大厅|堂屋|中厅|饭厅|餐厅|厨房|书房|工作室|卫生间|洗手间|厕所|浴室|卫浴|盥洗室|卫|阳台|露台|平台|玄关|门厅|走廊|走道|过道|储藏室|储藏间|储物间|储藏|杂物间|衣帽间|家务间|洗衣房|客房|儿童房|婴儿房|小孩房|孩子房|老人房|保姆房|琴房|茶室|影音室|健身房|桑拿房|游戏房|车库|楼梯间?|天井|庭院|院子|花园|地下室|阁楼|耳房|厢房|房间)$/;
const CHINESE_KIND =
  /^(?:(?![今明后昨去本下上][天年日周月])[\p{Script=Han}\w]{1,5}的|楼上|楼下|[一二三四1-4]楼|[东西南北大小主次客双单老新正后前]|第?[一二两三四五六七八九1-9](?:个|间|号)?|爸妈|爸爸|妈妈|父母|爷爷|奶奶|孩子|儿子|女儿|老人|宝宝|小孩|公共|公用|客用|开放式|中式|西式)/u;
const NUMBER = /(?: (?:[1-9]|one|two|three|four)|[一二三四1-4]号?)$/;

/** Whether words name a room as people do, whichever rooms there are. `words` is normalised. */
export function isRoomName(words: string): boolean {
  const name = words.replace(/ (?:upstairs|downstairs)$/, '').replace(NUMBER, '');
  return [
    [ENGLISH_ROOM, ENGLISH_KIND],
    [CHINESE_ROOM, CHINESE_KIND],
  ].some(([room, kind]) => {
    const before = name.replace(room!, '');
    return before !== name && withoutAll(kind!, before) === '';
  });
}

const withoutAll = (part: RegExp, text: string): string => {
  const rest = text.replace(part, '');
  return rest === text ? text : withoutAll(part, rest);
};
