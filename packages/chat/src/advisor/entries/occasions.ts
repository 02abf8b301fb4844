import { entry } from '../entry';

export const OCCASIONS = [
  entry(
    'moving',
    'occasions',
    ['搬家与入宅', 'Moving in'],
    [
      '搬家|入宅|乔迁|搬进|新房',
      'move house|moving house|move in|moving in|new home|new house|housewarming|relocate',
    ],
    [
      [
        '日子：在日历里找「宜入宅、移徙」的一天，再排除与家人生肖相冲的；两三个备选最稳。',
        'The day: look in the almanac for one that favours moving in, leave out days that clash with a family member’s animal, and keep two or three in hand.',
      ],
      [
        '先进的三样：水电试过、床铺好、一锅热饭。传统叫「开火」，实际也最安人心。',
        'Three things come first: water and power tested, the bed made, one hot meal. Tradition calls it lighting the stove.',
      ],
      [
        '入住前通风两周，换锁芯，测烟感，拍下水电表。',
        'Air the rooms for two weeks, change the lock cylinder, test the smoke alarm, photograph the meters.',
      ],
    ],
  ),
  entry(
    'wedding',
    'occasions',
    ['婚期与婚房', 'Weddings'],
    ['结婚|婚礼|嫁娶|婚房|订婚|领证', 'wedding|marry|marriage|engagement'],
    [
      [
        '日子：日历里看「宜嫁娶」，避开与两人生肖相冲的日；场地与亲友到得齐更要紧。',
        'The day: look for one that favours weddings and clashes with neither animal; a venue that is free and guests who can come matter more.',
      ],
      [
        '婚房：床两侧都能上下、灯能各自开关，红色点到即可，以柔光为主。',
        'The room: both sides of the bed free, a switch for each, a touch of red and soft light.',
      ],
    ],
  ),
  entry(
    'renovation',
    'occasions',
    ['装修与动土', 'Renovation'],
    ['装修|动土|改造|开工|翻新', 'renovate|renovation|remodel|construction|refurbish'],
    [
      [
        '传统择日看「宜修造、动土」；实际先定水电点位、承重与邻里告知。',
        'Tradition picks a day that favours building; in practice settle pipes, sockets, load-bearing walls and the neighbours first.',
      ],
      [
        '插座多留一半，窗帘盒留电，关键处预埋网线：以后智能化不用砸墙。',
        'Half as many sockets again, power at the curtain boxes, a network cable where it counts: no walls to open later.',
      ],
      ['结构与燃气只交给有资质的人。', 'Structure and gas belong to licensed people only.'],
    ],
  ),
  entry(
    'opening',
    'occasions',
    ['开业', 'Opening a business'],
    [
      '开业|开市|开店|开张|开公司',
      'open a shop|opening a shop|open a business|opening a business|opening day|start a business',
    ],
    [
      [
        '传统看「宜开市、交易」；我能替你看的只是日历与店面的动线。',
        'Tradition picks a day that favours opening. I can look only at the calendar and at the way people move.',
      ],
      [
        '门口三步内不设障碍，收银看得见门，灯比邻店亮一档。',
        'Nothing in the first three steps, a till that sees the door, and light one step brighter than next door.',
      ],
    ],
  ),
  entry(
    'new-year',
    'occasions',
    ['过年与节令布置', 'Seasonal decoration'],
    [
      '过年|春节|春联|年货|节日布置|扫尘',
      'new year decoration|seasonal decoration|spring festival|chinese new year|festive|festival decoration',
    ],
    [
      [
        '先扫尘再张贴：从里往外清，旧联揭净，新联以门框中线对齐。',
        'Sweep first, from the inside out; take the old couplets off clean and centre the new ones on the frame.',
      ],
      [
        '灯笼、香烛离帘一米；串灯买低压的，出门就关。',
        'Lanterns and candles a metre from curtains; low-voltage strings, off when you leave.',
      ],
    ],
  ),
  entry(
    'season-spring',
    'occasions',
    ['春季的家', 'The home in spring'],
    ['春天|春季|开春', 'spring season|in spring|springtime'],
    [
      [
        '传统春属木、主生发：东侧添一盆新绿，换薄帘，早晚各通风十分钟。',
        'Tradition gives spring to wood and growth: one fresh plant in the east, thinner curtains, ten minutes of air morning and evening.',
      ],
      ['湿度升到 65% 以上就除湿，柜门留缝。', 'Dehumidify above 65% and leave cupboard doors ajar.'],
    ],
  ),
  entry(
    'season-summer',
    'occasions',
    ['夏季的家', 'The home in summer'],
    ['夏天|夏季|炎热|避暑', 'summer'],
    [
      [
        '白天东西窗遮、早晚南北窗通；风扇配 26 °C 空调比单开低温省。',
        'Shade east and west by day, air north to south morning and evening; a fan with 26 °C beats a colder setting alone.',
      ],
      [
        '传统夏属火：减红增白，收起厚毯，桌上一碗水或一盆绿就凉。',
        'Tradition gives summer to fire: less red, more white, heavy rugs away, a bowl of water or a plant on the table.',
      ],
    ],
  ),
  entry(
    'season-autumn',
    'occasions',
    ['秋季的家', 'The home in autumn'],
    ['秋天|秋季|入秋', 'autumn|fall season|in the fall'],
    [
      [
        '传统秋属金、主收：清一次柜，换暖色灯，西窗早点拉帘。',
        'Tradition gives autumn to metal and gathering in: clear one cupboard, warm the light, close the west curtains earlier.',
      ],
      ['湿度低于 40% 加湿，查门窗密封。', 'Humidify below 40% and check the seals.'],
    ],
  ),
  entry(
    'season-winter',
    'occasions',
    ['冬季的家', 'The home in winter'],
    ['冬天|冬季|保暖|入冬', 'winter'],
    [
      [
        '白天让向阳的窗进光（北半球是南窗），日落即拉厚帘；门底条与窗缝先补。',
        'Let the sun in at the windows it reaches (the south in the northern hemisphere), close heavy curtains at dusk, seal doors and windows first.',
      ],
      [
        '传统冬属水、主藏：床与书桌离外墙 10 厘米，多一层织物，少开冷光。',
        'Tradition gives winter to water and rest: bed and desk 10 cm off the outer wall, one more layer of cloth, little cold light.',
      ],
    ],
  ),
  entry(
    'almanac-words',
    'occasions',
    ['宜与忌的意思', 'What the almanac’s lists mean'],
    [
      '宜与忌|宜+意思|忌+意思|宜忌+怎么|黄历+怎么看|黄历+准|历书+准',
      'almanac+mean|yi+mean|ji+mean|宜+mean|忌+mean|read+almanac|almanac+work|almanac+list',
    ],
    [
      [
        '「宜」是历书认为当天顺手的事，「忌」是当天宜避开的事，由干支与当日神煞按旧例推出。',
        '“Good for” (yi) lists activities that a day is held to favour, “avoid” (ji) those better left: both follow by old rules from the day’s place in the cycle of sixty.',
      ],
      [
        '它是习俗，没有科学证明。日子合适、人到得齐、事准备好，比列在哪一栏更要紧。',
        'It is custom without scientific proof. That people can come and all is ready matters more than the list.',
      ],
    ],
  ),
  entry(
    'what-is-feng-shui',
    'layout',
    ['风水是什么', 'What feng shui is'],
    [
      '风水是什么|什么是风水|风水+有用|风水+用|迷信|科学|相信',
      'what is feng shui|feng shui+real|feng shui+true|feng shui+work|what feng shui is|does feng shui work|superstition|believe in|science behind|why feng shui',
    ],
    [
      [
        '它是关于人与住处的传统：选址、朝向、采光、通风、动线，再加一套象征。',
        'It is a tradition about people and their dwellings: site, orientation, light, air and movement, with a system of symbols on top.',
      ],
      [
        '象征部分没有科学证据；光、风、声、动线这部分有。我把两者分开讲。',
        'The symbols have no scientific proof; light, air, sound and movement do. I keep the two apart.',
      ],
      [
        '照做之前先问：更亮、更静、更顺手了吗？是，就值。',
        'Ask before you change anything: is it brighter, quieter, handier? Then it was worth it.',
      ],
    ],
  ),
  entry(
    'flying-stars',
    'layout',
    ['飞星与九宫', 'Flying stars'],
    [
      '飞星|玄空|九宫|五黄|二黑|年星',
      'flying star|annual star|natal chart|nine palaces|5 yellow|five yellow|2 black|two black|yellow star|black star',
    ],
    [
      [
        '飞星是九个数，随房屋的元运与坐向排进九宫，年星每年立春换位。你家的盘在屋宅视图里：点「显示九宫」。',
        'Flying stars are nine numbers laid over the nine palaces by the period and facing of the house; the annual star moves at the start of spring. Your home’s chart is in the house view: “Show the nine palaces”.',
      ],
      [
        '五黄、二黑所在，传统只求静：这期间少在那里动土敲打，不必买什么来化。',
        'Where 5 Yellow or 2 Black is, tradition asks for quiet: no drilling or building while it is there, and nothing needs to be bought against it.',
      ],
      [
        '这是传统的象征，没有科学证明；不同流派排法也不同。',
        'It is a system of symbols without scientific proof, and schools lay it out in different ways.',
      ],
    ],
  ),
] as const;
