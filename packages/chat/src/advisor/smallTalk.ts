import type { Bilingual } from '../language';
import { normalise } from './understand';

interface Talk {
  readonly id: string;
  readonly asks: RegExp;
  readonly answer: Bilingual;
}

const b = (zh: string, en: string): Bilingual => ({ zh, en });

/** The guide's subjects, for greetings and for questions it cannot answer. */
export const OFFER: Bilingual = b(
  '可以问我：今天宜忌、各个房间、床沙发书桌的位置、灯光与色彩、镜子植物、搬家婚期、命卦吉方，以及灯、帘、温控、传感器等智能家居。',
  'Ask me about today’s almanac, any room, where bed, sofa or desk should go, light and colour, mirrors and plants, moving house, kua and directions, or smart lights, blinds, thermostats and sensors.',
);

/** Questions outside a home guide's scope. They are checked first, so no advice comes with the refusal. */
const OUT_OF_SCOPE: readonly Talk[] = [
  {
    id: 'crisis',
    asks: /自杀|不想活|轻生|想死|活不下去|自残|suicid|kill myself|end my life|want to die|hurt(ing)? myself|self.?harm/,
    answer: b(
      '听到你这么难受，我很担心。我只是一个讲房间的向导，帮不上这件事，但有人可以：请现在就告诉身边信任的人，或拨打全国统一心理援助热线 12356；有紧急危险请拨打 120 或 110。',
      'I am sorry that you feel this way. I am only a guide to rooms and cannot help with this, but people can: please tell someone you trust now, or call a crisis line (988 in the United States and Canada, 116 123 in the United Kingdom and Ireland, 12356 in mainland China). In immediate danger call your emergency number.',
    ),
  },
  {
    id: 'medical',
    asks: /吃药|用药|药方|治病|治疗|治好|看病|生病|疾病|癌|怀孕|备孕|抑郁|血压|糖尿病|medicine|medication|(?<!feng shui )cure(?!s? (?:for )?(?:(?:a|an|the|my|this) )?(?:[25] |five |two )?(?:yellow|black|bad feng shui|(?:missing |sharp )?corner|beam|flying star))|diagnos|disease|illness|cancer|pregnan|depress|blood pressure|diabetes|treat my|asthma/,
    answer: b(
      '这是健康问题，我没有资格回答，请咨询医生；紧急时请立即拨打急救电话。房间的光、空气与安静我可以帮忙。',
      'That is a question about health, and I am not able to answer it: please ask a doctor, and call emergency services if it is urgent. With light, air and quiet in a room I can help.',
    ),
  },
  {
    id: 'money',
    asks: /彩票|中奖|股票|基金|炒股|投资|理财|买房合适|贷款|赌|比特币|lottery|jackpot|stock|shares|invest|crypto|bitcoin|mortgage|gambl|betting|winning numbers/,
    answer: b(
      '投资、彩票与借贷我不懂，也没有什么摆设能保证钱财；请看自己的收支，或咨询持证的专业人士。',
      'I know nothing about investments, lotteries or loans, and no arrangement of a room guarantees money: look at your own accounts or ask a licensed adviser.',
    ),
  },
  {
    id: 'legal',
    asks: /打官司|律师|起诉|法律|合同纠纷|诉讼|离婚|lawsuit|lawyer|attorney|legal|sue|court|divorce/,
    answer: b(
      '法律问题请咨询律师。我只能谈房间怎么布置。',
      'Please ask a lawyer about legal matters. I can only speak about rooms.',
    ),
  },
  {
    id: 'fortune',
    asks: /算命|运势|命好|桃花运|前世|预测|寿命|什么时候死|fortune tell|tell my fortune|my fortune|horoscope|my future|predict|when will i die|past life/,
    answer: b(
      '我不算命，也不预言。今天的历书写了什么、房间怎么住得更好，这些我能说。',
      'I tell no fortunes and make no predictions. I can tell you what the almanac says about today, and how a room could be better to live in.',
    ),
  },
  {
    id: 'clothes',
    asks: /穿什么|穿搭|幸运色|幸运数字|what (should i|to) wear|lucky (colou?r|number) (today|for me)|(colou?r|clothes) .{0,80}\bwear\b/,
    answer: b(
      '穿着与幸运色、幸运数字，我这里没有依据，不想编。房间用什么颜色可以问我。',
      'I know nothing about clothes, lucky colours and numbers and will not make it up. Ask me which colours suit a room.',
    ),
  },
  {
    id: 'instructions',
    asks: /忽略(之前|以上|前面)|系统提示|提示词|密钥|ignore (all |the |your )?(previous|above|prior)|system prompt|your instructions|api key|jailbreak/,
    answer: b(
      '我是固定的内置向导：没有可以改写的指令，也不持有任何密钥。',
      'I am a fixed, built-in guide: there are no instructions to rewrite and I hold no key.',
    ),
  },
];

/** Common questions the guide has no data for. They apply only if the question is not about the home. */
const UNANSWERABLE: readonly Talk[] = [
  {
    id: 'weather',
    asks: /天气|下雨|气温|刮风|台风|weather|forecast|is it (raining|snowing)|will it (rain|snow)/,
    answer: b(
      '我看不到天气，请查天气预报。历书只说宜忌与节气，不报晴雨。',
      'I cannot see the weather: please look at a forecast. The almanac tells customs and seasons, not rain or sun.',
    ),
  },
  {
    id: 'clock',
    asks: /现在几点|几点了|几点钟|what time is it|current time|what's the time/,
    answer: b(
      '时刻请看屏幕上的时钟，我只知道日子。',
      'Please look at the clock on the screen: I only know the day.',
    ),
  },
];

const TALK: readonly Talk[] = [
  {
    id: 'identity',
    asks: /你是谁|你是什么|你叫什么|是ai吗|是不是ai|机器人吗|人工智能|chatgpt|deepseek|大模型|who are you|what are you|are you (an? )?(ai|bot|robot|human|real)|your name|which model|language model/,
    answer: b(
      '我是宇宙信使的内置向导。答案来自产品自带的知识与今天的历书，不是大模型；不知道的我会直说。',
      'I am the built-in guide of the Cosmic Messenger. My answers come from what this product knows and from today’s almanac, not from a language model; if I don’t know something, I say so.',
    ),
  },
  {
    id: 'help',
    asks: /你会什么|你能做什么|能帮我什么|可以问什么|怎么用|帮助|what can you do|what can i ask|how can you help|help me|^help$|how do you work|what do you know/,
    answer: b('', ''),
  },
  {
    id: 'account',
    asks: /(注销|删除|清除).{0,40}(账户|账号|数据)|delete my (account|data)|close my account|forget me/,
    answer: b(
      '没有存在服务器上的账户。账户菜单里的「清除我在本机的数据」会把一切从这台设备上删去。',
      'There is no account on a server. “Forget me on this device” in the account menu deletes everything here.',
    ),
  },
  {
    id: 'privacy',
    asks: /隐私|我的(数据|资料|信息)|看到我的照片|保存在哪|(see|use|have|read|keep|store) .{0,80}\b(my|about me)\b|my (data|photos|privacy)|privacy/,
    answer: b(
      '照片、记录和资料都存在你这个浏览器里，我看不到照片；家人与位置只有你在「对话设置」里允许后才会随问题发送，那里也列出会发送什么。',
      'Photos, records and profile are kept in this browser, and I cannot see your photos. Household and place go along with a question only if you allow it in the chat settings, which also list what would be sent.',
    ),
  },
  {
    id: 'languages',
    asks: /改语言|换语言|切换语言|中英文|讲英文|说英文|change (the )?language|switch (the )?language|speak (french|german|spanish|chinese|english|japanese)|other languages/,
    answer: b(
      '我会中文与英文，用「工具」里的语言开关切换，马上生效。',
      'I speak English and Chinese: the language switch among the tools changes at once.',
    ),
  },
  {
    id: 'photos',
    asks: /(上传|添加|删除|换).{0,40}照片|照片.{0,40}(上传|添加|删除)|(upload|add|remove|delete|change) .{0,80}photo/,
    answer: b(
      '照片在首页的「上传照片」里添加、移除，拖进去或点选都行。',
      'Add and remove photos on the home page under upload photos: drop them there or select them.',
    ),
  },
  {
    id: 'thanks',
    asks: /谢谢|多谢|感谢|thank|thanks|cheers|much appreciated/,
    answer: b('不客气。还想看哪一间？', 'You’re welcome. Which room next?'),
  },
  {
    id: 'bye',
    asks: /再见|拜拜|晚安$|goodbye|^bye|see you/,
    answer: b('再见，愿家中光与风都合适。', 'Goodbye, and may the light and air at home be kind to you.'),
  },
  {
    id: 'greeting',
    asks: /^(你好|您好|嗨|哈喽|在吗|早上好|下午好|晚上好|hi|hello|hey|good (morning|afternoon|evening))( there| messenger| again)?[啊呀吗\s!！?？。.,，~]{0,200}$/,
    answer: b('你好。想先看哪一间房？', 'Hello. Which room shall we look at first?'),
  },
  {
    id: 'assent',
    asks: /^(好的?|行|嗯{1,50}|哦{1,50}|可以|明白了?|知道了|没有了?|不用了?|不了?|是的?|ok(ay)?|yes|yeah|no|nope|sure|fine|right|great|i see|got it|alright|nothing)[啊呀吧\s!！。.,，~]{0,200}$/,
    answer: b(
      '好。想换一间房，或看看今天的历书，直接问就行。',
      'All right. For another room, or for today’s almanac, just ask.',
    ),
  },
  {
    id: 'blame',
    asks: /笨|傻|蠢|没用|答非所问|什么鬼|垃圾|stupid|idiot|useless|dumb|wrong answer|not what i asked|nonsense|you suck/,
    answer: b(
      '看来没答到点上，抱歉。我按问题里的词去找，换个说法、点明房间和物件，通常就能找到。',
      'Sorry, that missed the point. I go by the words of a question: name the room and the thing, and I usually find it.',
    ),
  },
];

export interface Remark {
  readonly id: string;
  readonly text: Bilingual;
}

/** A question the guide must not or cannot answer, with its reply. */
export const findOutOfScope = (question: string): Remark | undefined => find(OUT_OF_SCOPE, question);

/** A question the guide has no data for. */
export const findUnanswerable = (question: string): Remark | undefined => find(UNANSWERABLE, question);

/** Questions about the guide itself, greetings and thanks. */
export const findSmallTalk = (question: string): Remark | undefined => find(TALK, question);

function find(talks: readonly Talk[], question: string): Remark | undefined {
  const text = normalise(question).trim();
  const talk = talks.find(({ asks }) => asks.test(text));
  return talk && { id: talk.id, text: talk.answer };
}
