import { entry } from '../entry';

export const LIGHT_AND_COLOUR = [
  entry(
    'lighting',
    'lighting',
    ['灯光分层', 'Light in layers'],
    ['灯光|照明|灯具|吊灯|开灯|用灯|灯', 'lighting|light|lamp|ceiling light|chandelier'],
    [
      [
        '每间房三层：环境光、工作光、点缀光，各有开关；不靠一盏顶灯撑全场。',
        'Three layers in every room — general, task and accent — each with its own switch, rather than one ceiling light for all.',
      ],
      [
        '休息处 2700–3000 K，厨房和书桌 4000 K；同一视野里色温不要混。',
        '2700–3000 K where you rest, 4000 K in the kitchen and at the desk, and never two colours of white in one view.',
      ],
      [
        '选显色指数 90 以上、可调光、无频闪的灯，比多买一盏有用。',
        'A dimmable, flicker-free lamp with a colour index above 90 does more than a second lamp.',
      ],
    ],
  ),
  entry(
    'colour-temperature',
    'lighting',
    ['色温怎么选', 'Choosing colour temperature'],
    [
      '色温|暖光|冷光|暖白|开尔文|几千k',
      'colour temperature|color temperature|warm light|cool light|kelvin|warm white',
    ],
    [
      [
        '卧室 2700 K，客厅餐厅 3000 K，厨房书房 4000 K，镜前 4000 K 且显色高。',
        'Bedroom 2700 K, living and dining 3000 K, kitchen and study 4000 K, mirrors 4000 K with good colour.',
      ],
      [
        '会变色温的灯跟着太阳走：白天 4000 K，日落后慢慢降到 2700 K。',
        'Tunable lamps can follow the sun: 4000 K by day, easing to 2700 K after sunset.',
      ],
    ],
  ),
  entry(
    'motion-light',
    'lighting',
    ['人感灯与夜灯', 'Motion and night lights'],
    [
      '人感|感应灯|走廊+夜|走廊+灯|夜灯|起夜|人体感应',
      'motion light|hall+night|hallway+night|night light|nightlight|motion sensor|sensor light',
    ],
    [
      [
        '走廊、玄关、卫生间最值得装：离地 30 厘米、2700 K 以下、十几流明就够看路。',
        'Hall, entrance and bathroom gain most: 30 cm above the floor, 2700 K or warmer, a dozen lumens to see the way.',
      ],
      [
        '夜里只亮 10%，三分钟无人自熄；白天光够时不触发。',
        'At night let them rise to 10% only, go out after three minutes, and stay off while there is daylight.',
      ],
      ['传感器避开暖气与窗帘，少误报。', 'Keep sensors away from heaters and curtains, which set them off.'],
    ],
  ),
  entry(
    'dark-room',
    'lighting',
    ['采光不足的房间', 'A room with little daylight'],
    [
      '采光|太暗|阴暗|没有阳光|没+窗|光线不好',
      'dark room|too dark|daylight|no sunlight|natural light|room+dark',
    ],
    [
      [
        '先擦窗、挪开窗前的高物、把深色窗帘换成纱，这三步几乎不花钱。',
        'Wash the window, clear the space in front of it and swap a heavy curtain for a sheer: nearly free.',
      ],
      [
        '镜子放在与窗垂直的墙上，天花与窗侧墙用浅色，光会多走一段。',
        'Hang a mirror at right angles to the window and keep ceiling and window wall pale, so that light travels further.',
      ],
      [
        '白天用一盏 4000 K 洗墙灯补，照墙不照人。',
        'By day add a 4000 K wall washer: light the wall, not the people.',
      ],
    ],
  ),
  entry(
    'colour',
    'colour',
    ['五行与颜色', 'Five elements and colour'],
    [
      '颜色|色彩|配色|五行|刷什么|墙漆|什么色|红色|蓝色|绿色|黄色|白色|黑色|紫色|粉色|灰色|橙色',
      'colour|color|palette|paint|five element|five elements|red|blue|green|yellow|white|black|purple|pink|grey|gray|orange',
    ],
    [
      [
        '传统以方位配色：东青绿属木，南红紫属火，西白金属金，北黑蓝属水，中央黄属土。',
        'Tradition matches directions and colours: east green (wood), south red and purple (fire), west white and gold (metal), north black and blue (water), centre yellow (earth).',
      ],
      [
        '用作点缀即可：靠垫、画、器物占一成。大面积仍看采光与自己喜不喜欢。',
        'A touch is enough — cushions, a picture, a bowl, about a tenth. Large areas follow the light and your own taste.',
      ],
      [
        '六三一：六成底色、三成家具木色、一成点缀，先买试色罐在墙上看一天。',
        'Sixty, thirty, ten: base, furniture, accent. Try a sample pot and watch it for a whole day.',
      ],
    ],
  ),
  entry(
    'colour-bedroom',
    'colour',
    ['卧室的颜色', 'Colours for the bedroom'],
    ['卧室+颜色|卧室+墙|卧室+色', 'bedroom+colour|bedroom+color|bedroom+paint|bedroom+wall'],
    [
      [
        '低彩度、中明度的米、灰绿、雾蓝最不易厌；天花比墙浅一档。',
        'Muted mid-tones — oatmeal, grey-green, misty blue — wear best; the ceiling one step lighter than the walls.',
      ],
      [
        '大红、亮橙留给一只靠垫：传统也认为卧室宜静，火色不宜多。',
        'Keep bright red and orange for one cushion: tradition, too, wants a bedroom quiet and low in fire.',
      ],
    ],
  ),
  entry(
    'colour-living',
    'colour',
    ['客厅的颜色', 'Colours for the living room'],
    [
      '客厅+颜色|客厅+色|客厅+墙',
      'living room+colour|living room+color|living room+paint|living room+wall|living room+red|living room+blue|living room+green|living room+yellow|living room+white|living room+black|living room+purple|living room+pink|living room+grey|living room+gray',
    ],
    [
      [
        '大面积用浅而暖的素色（米白、浅灰、木色），光不足时墙比顶浅、顶比墙亮。',
        'Keep large surfaces pale and warm: off-white, light grey, wood. With little light the ceiling should be the brightest.',
      ],
      [
        '红、黑、紫这样的浓色点到即可：靠垫、一幅画、一只器物，占一成；整面墙会压暗房间。',
        'Strong colours such as red, black or purple work as accents — cushions, a picture, a bowl, about a tenth; a whole wall of them darkens the room.',
      ],
      [
        '传统按方位配色：客厅在南用红紫、在东用青绿、在西用白金、在北用黑蓝作点缀。',
        'By tradition the accent follows the direction of the room: red in the south, green in the east, white and gold in the west, black and blue in the north.',
      ],
    ],
  ),
  entry(
    'colour-south',
    'colour',
    ['朝南房间的颜色', 'Colours for a south room'],
    ['南+颜色|南+什么色|朝南房|南向房', 'south+colour|south+color|south-facing room|south facing room'],
    [
      [
        '光多而暖：用偏冷一点的白、灰绿、亚麻色收一收，夏天不燥。',
        'Light is plentiful and warm: cooler whites, grey-green and linen keep it calm in summer.',
      ],
      [
        '传统以南属火，木能生火、土能泄火：木质与米土色都合适，红一点点就够。',
        'In tradition the south is fire, fed by wood and eased by earth: wood and clay tones suit it, with very little red.',
      ],
    ],
  ),
  entry(
    'colour-north',
    'colour',
    ['朝北房间的颜色', 'Colours for a north room'],
    ['北+颜色|北+什么色|朝北房|北向房', 'north+colour|north+color|north-facing room|north facing room'],
    [
      [
        '光冷而匀：用暖白、米、浅木提一提，灯选 3000 K。',
        'Light is even but cool: warm white, oatmeal and pale wood lift it, with lamps at 3000 K.',
      ],
      [
        '传统以北属水、主黑蓝，用作一只花器的颜色就够，别把冷房间刷得更冷。',
        'Tradition gives the north to water, black and blue; a vase is enough, no need to paint a cool room cooler.',
      ],
    ],
  ),
  entry(
    'curtains',
    'colour',
    ['窗帘', 'Curtains'],
    ['窗帘|纱帘|百叶|遮光', 'curtain|blind|drape|window+cover'],
    [
      [
        '卧室两层：纱加遮光；客厅一层纱加可调百叶就够。',
        'Two layers in the bedroom, sheer and blackout; in the living room a sheer with tilting blinds.',
      ],
      [
        '轨道比窗宽出两边各 15 厘米，拉开时不挡光。',
        'Let the rail run 15 cm past the window on both sides, so that open curtains take no light.',
      ],
      [
        '冬天白天拉开、日落拉上，夏天反过来，温控能省不少。',
        'In winter open by day and close at dusk, in summer the reverse; it saves heating and cooling.',
      ],
    ],
  ),
  entry(
    'blind-motor',
    'devices',
    ['电动窗帘与百叶电机', 'Motors for blinds and curtains'],
    [
      '电机|百叶+电机|帘+电机|电动+帘|电动百叶',
      'motor|blind+motor|curtain+motor|motorised|motorized|electric+blind|electric+curtain|smart+blind',
    ],
    [
      [
        '先看四样：帘重与行程、噪声（卧室选 35 分贝以下）、停电能否手拉、接口是否为 Matter 或 Zigbee。',
        'Check four things: weight and travel, noise (below 35 dB for a bedroom), whether it can be pulled by hand without power, and Matter or Zigbee support.',
      ],
      [
        '能预留电源就用 220 V 或低压有线；租房用充电管状电机，半年充一次。',
        'Wired where you can run power; in a rented home a rechargeable tube motor, charged about twice a year.',
      ],
      [
        '百叶要能定角度：午后 45°，日落全开，用光照传感器比定时更准。',
        'A blind should hold an angle: 45° in the afternoon, open at sunset. A light sensor beats a timer.',
      ],
    ],
  ),
  entry(
    'materials',
    'colour',
    ['材质', 'Materials'],
    ['材质|材料|实木|石材|布艺|地毯|地板', 'material|fabric|rug|carpet|flooring|wooden floor'],
    [
      [
        '硬房间加软：地毯、布帘、书能吸掉回声；软房间加一点石或金属提神。',
        'Soften a hard room — rug, curtain, books take the echo; brighten a soft one with a little stone or metal.',
      ],
      [
        '传统以木、火、土、金、水讲平衡：看看家里哪一样太多，减它比补别的省事。',
        'Tradition speaks of balance among wood, fire, earth, metal and water: removing what is too much is easier than adding the rest.',
      ],
      [
        '新板材先通风两周，再入住卧室与儿童房。',
        'Air new boards for two weeks before a bedroom or child’s room is used.',
      ],
    ],
  ),
] as const;
