import type { Bilingual } from '../language';
import { normalise } from './understand';

interface Talk {
  readonly id: string;
  readonly asks: RegExp;
  readonly answer: Bilingual;
}

const b = (zh: string, en: string): Bilingual => ({ zh, en });

/** What the guide can be asked about, for greetings and for questions it cannot answer. */
export const OFFER: Bilingual = b(
  '可以问我：今天宜忌、各个房间、床沙发书桌的位置、灯光与色彩、镜子植物、搬家婚期、命卦吉方，以及灯、帘、温控、传感器等智能家居。',
  'Ask me about today’s almanac, any room, where bed, sofa or desk should go, light and colour, mirrors and plants, moving house, kua and directions, or smart lights, blinds, thermostats and sensors.',
);

/** Questions outside a guide to the home. They are checked first: no advice may slip in beside them. */
const OUT_OF_SCOPE: readonly Talk[] = [
  {
    id: 'medical',
    asks: /吃药|用药|药方|治病|治疗|治好|看病|生病|疾病|癌|怀孕|备孕|抑郁|血压|糖尿病|medicine|medication|cure|diagnos|disease|illness|cancer|pregnan|depress|blood pressure|diabetes|treat my|asthma/,
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
      'I tell no fortunes and make no predictions. What the almanac says of today and how a room could be better to live in, I can tell you.',
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

const TALK: readonly Talk[] = [
  {
    id: 'identity',
    asks: /你是谁|你是什么|你叫什么|是ai吗|是不是ai|机器人吗|人工智能|chatgpt|deepseek|大模型|who are you|what are you|are you (an? )?(ai|bot|robot|human|real)|your name|which model|language model/,
    answer: b(
      '我是宇宙信使的内置向导。答案来自产品自带的知识与今天的历书，不是大模型；不知道的我会直说。',
      'I am the built-in guide of the Cosmic Messenger. My answers come from what this product knows and from today’s almanac, not from a language model; what I don’t know, I say.',
    ),
  },
  {
    id: 'help',
    asks: /你会什么|你能做什么|能帮我什么|可以问什么|怎么用|帮助|what can you do|what can i ask|how can you help|help me|^help$|how do you work|what do you know/,
    answer: b('', ''),
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
    asks: /^(你好|您好|嗨|哈喽|在吗|早上好|下午好|晚上好|hi|hello|hey|good (morning|afternoon|evening))[\s!！。.,，~]*$/,
    answer: b('你好。想先看哪一间房？', 'Hello. Which room shall we look at first?'),
  },
];

export interface Remark {
  readonly id: string;
  readonly text: Bilingual;
}

/** A question the guide must not or cannot answer, with what it says instead. */
export const findOutOfScope = (question: string): Remark | undefined => find(OUT_OF_SCOPE, question);

/** Talk about the guide itself, or none at all. */
export const findSmallTalk = (question: string): Remark | undefined => find(TALK, question);

function find(talks: readonly Talk[], question: string): Remark | undefined {
  const text = normalise(question).trim();
  const talk = talks.find(({ asks }) => asks.test(text));
  return talk && { id: talk.id, text: talk.answer };
}
