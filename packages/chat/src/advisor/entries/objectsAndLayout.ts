import { entry } from '../entry';

export const OBJECTS_AND_LAYOUT = [
  entry(
    'mirror',
    'objects',
    ['镜子', 'Mirrors'],
    ['镜子|镜', 'mirror|looking glass'],
    [
      [
        '镜子照什么就多什么：照窗、照画、照绿植都好；不照床、不照大门、不照杂物。',
        'A mirror doubles what it sees: a window, a picture, a plant — not the bed, the front door or clutter.',
      ],
      [
        '放在与窗垂直的墙上，光走得最远；上沿高过最高的人 10 厘米。',
        'At right angles to the window it carries light furthest; let it rise 10 cm above the tallest person.',
      ],
    ],
  ),
  entry(
    'plants',
    'objects',
    ['植物', 'Plants'],
    ['植物|绿植|盆栽|养花|鲜花|花盆|养什么|发财树|富贵竹', 'plant|flower|greenery|bamboo|houseplant'],
    [
      [
        '先看光：南窗多肉、东窗龟背竹、北窗绿萝与一叶兰；活得好的才是好风水。',
        'Look at the light first: succulents south, monstera east, pothos and aspidistra north. A plant that thrives is the good omen.',
      ],
      [
        '传统以东、东南属木，那里放一盆最合「位」；尖叶带刺的离坐卧处远一点。',
        'Tradition gives east and southeast to wood, a fitting place; keep spiky ones away from beds and seats.',
      ],
      [
        '枯叶当天剪，空盆当周收。家有猫狗先查毒性，百合对猫尤其危险。',
        'Cut dead leaves the same day. With pets check for poison first: lilies are dangerous to cats.',
      ],
    ],
  ),
  entry(
    'water',
    'objects',
    ['鱼缸与水景', 'Fish tanks and water'],
    ['鱼缸|水景|流水|养鱼|喷泉', 'fish|aquarium|fish tank|fountain|water feature'],
    [
      [
        '承重、插座、换水三样先落实；一升水重一公斤，别放在悬空层板上。',
        'Settle weight, sockets and water changes first: a litre weighs a kilogram, so no floating shelves.',
      ],
      [
        '各派对水的方位说法不一；共通的是水要清、要流、不靠灶也不在卧室。',
        'Schools differ on where water belongs. They agree that it be clear and moving, away from the stove and out of the bedroom.',
      ],
    ],
  ),
  entry(
    'pictures',
    'objects',
    ['挂画与摆件', 'Pictures and ornaments'],
    ['挂画|装饰画|字画|摆件|装饰品|艺术品', 'picture|painting|artwork|ornament|decor'],
    [
      [
        '画心高度在 145 到 150 厘米，宽度约为下方家具的三分之二。',
        'Hang the centre at 145–150 cm, about two thirds as wide as the furniture below.',
      ],
      [
        '题材选自己看了安心的；传统避开猛兽、残破与水势朝外，其实就是别让人紧张。',
        'Choose what puts you at ease. Tradition avoids fierce beasts, ruins and water running out — in short, anything that makes people tense.',
      ],
      [
        '摆件每面墙不超过三样，留白也是布置。',
        'No more than three objects to a wall: empty space is part of the arrangement.',
      ],
    ],
  ),
  entry(
    'charms',
    'objects',
    ['水晶、铜钱与吉祥物', 'Crystals, coins and charms'],
    [
      '水晶|五帝钱|铜钱|葫芦|风铃|貔貅|招财猫|八卦镜|吉祥物|转运',
      'crystal|coin|charm|wind chime|lucky cat|pixiu|laughing buddha|gourd|bagua mirror|amulet',
    ],
    [
      [
        '它们是象征，没有证据能改变运气；喜欢就当一件好看的器物，不必为它花大钱。',
        'They are symbols, and nothing shows that they change luck: enjoy one as a thing of beauty and do not spend much on it.',
      ],
      [
        '传统把铜钱、貔貅放在进门可见处，水晶放在书桌或窗边，风铃挂在通风处；镜子、尖角不对着邻居。',
        'Tradition puts coins and guardian animals in sight of the door, a crystal on a desk or sill, a chime where air moves, and turns no mirror or point at a neighbour.',
      ],
      [
        '安全在先：晶球别晒太阳（会聚光起火），挂物要牢，小件远离幼儿。',
        'Safety first: keep a crystal ball out of the sun, where it can start a fire, hang things firmly, and keep small ones from children.',
      ],
    ],
  ),
  entry(
    'clock',
    'objects',
    ['钟表', 'Clocks'],
    ['挂钟|时钟|钟表|座钟', 'clock'],
    [
      [
        '走得准、看得见、听不吵：卧室用静音机芯。停走的当天换电池。',
        'Right, visible and quiet: a silent movement in the bedroom, and a new battery the day it stops.',
      ],
      [
        '传统不把钟挂在沙发、床的正上方，也免得抬头总在看时间。',
        'Tradition keeps clocks from above sofa and bed; it also keeps you from watching the time.',
      ],
    ],
  ),
  entry(
    'altar',
    'objects',
    ['神位与供桌', 'Altars'],
    ['神位|供桌|佛堂|祖先|供奉|神台', 'altar|shrine|ancestor|worship'],
    [
      [
        '选安静的实墙，不背靠厕所、不在梁下、不正对房门，高度过胸。',
        'A quiet solid wall, not backing on a bathroom, not under a beam, not facing a bedroom door, above chest height.',
      ],
      [
        '明火最要紧：电子蜡烛更稳妥；用真香则备金属盘、离帘一米、装烟感。',
        'Open flame matters most: electric candles are safer; with real incense use a metal tray, keep a metre from curtains and fit a smoke alarm.',
      ],
    ],
  ),
  entry(
    'wealth',
    'layout',
    ['财位', 'The “wealth corner”'],
    [
      '财位|招财|财运|聚财|发财|风水财',
      'wealth corner|wealth position|attract wealth|prosperity|money corner|wealth|feng shui+money|attract money',
    ],
    [
      [
        '传统常把进门对角线的角落称「明财位」，宜亮、宜净、宜有靠；这是习俗，不是保证。',
        'Tradition often calls the corner diagonal to the door the wealth position and wants it bright, clean and sheltered. It is custom, not a promise.',
      ],
      [
        '实用的做法：那里放一盏灯、一株长得好的植物，不堆杂物、不开常走的门。',
        'In practice: a lamp, a plant that thrives, no clutter and no busy door.',
      ],
      ['钱的决定请看收支，不看角落。', 'For decisions about money look at your accounts, not at a corner.'],
    ],
  ),
  entry(
    'sharp-corner',
    'layout',
    ['尖角与「煞」', 'Sharp corners'],
    ['尖角|墙角|路冲|天斩|角煞|煞', 'sharp corner|poison arrow|sha qi|road+facing|t-junction'],
    [
      [
        '室内尖角朝坐卧处：放一株植物、包圆角，或把座位挪半米。',
        'If an edge points at a bed or seat: a plant, a rounded guard, or move the seat half a metre.',
      ],
      [
        '窗外正对路口或楼角：纱帘加一排绿植，传统说「挡」，实际挡了灯光、尘和噪声。',
        'A road or corner outside the window: a sheer and a row of plants. Tradition says they shield; they do keep out headlights, dust and noise.',
      ],
    ],
  ),
  entry(
    'facing',
    'layout',
    ['房子坐向', 'Sitting and facing'],
    [
      '坐向|朝向+测|朝向+量|罗盘|怎么测|指南针',
      'sitting and facing|orientation|compass|measure+facing|measure+direction',
    ],
    [
      [
        '以大门或主采光面为「向」，站在门口向外，用手机指南针读三次取中间值。',
        'Take the main door or the main window side as the facing; stand there looking out and read a compass three times.',
      ],
      [
        '离金属门、电梯、音箱一米以上再读；磁北与地图正北会差几度。',
        'Keep a metre from metal doors, lifts and speakers; magnetic and map north differ by some degrees.',
      ],
      [
        '读数填到本应用的房屋朝向里，二十四山与宫位会随之转动。',
        'Enter it as the bearing of your house here, and the ring of 24 mountains turns with it.',
      ],
    ],
  ),
  entry(
    'house-facing',
    'layout',
    ['房子朝哪边好', 'Which way a house should face'],
    [
      '房子+朝|朝北的房|朝南的房|朝东的房|朝西的房|哪个朝向|朝向好|房子朝哪',
      'north facing house|south facing house|east facing house|west facing house|north-facing house|south-facing house|east-facing house|west-facing house|north facing home|south facing home|east facing home|west facing home|house+should face|facing north+house|facing west+house',
    ],
    [
      [
        '朝向首先管光和温度：北半球朝南冬暖夏易遮，朝东得晨光，朝西下午热，朝北光匀而凉（南半球南北相反）。',
        'Facing decides light and warmth first. North of the equator, south is warm in winter and easy to shade, east has the morning, west the hot afternoon, north an even, cool light; south of it north and south change places.',
      ],
      [
        '传统没有对人人都好或都坏的朝向：各派要看住的人、周围环境与入住年份。',
        'Tradition knows no facing that is good or bad for all: the schools weigh the people, the surroundings and the year.',
      ],
      [
        '朝北的家用暖白光、浅色墙、镜面把光带深；朝西的家先装外遮阳。',
        'In a north-facing home warm white light, pale walls and mirrors carry light inward; in a west-facing one shade the windows from outside first.',
      ],
    ],
  ),
  entry(
    'command',
    'layout',
    ['命令位与「有靠」', 'The command position'],
    ['命令位|有靠|靠山|背后', 'command position|backing|support behind|back to the door'],
    [
      [
        '床、书桌、沙发三样都适用：背后是实墙，能看见门，又不在门的正前方。',
        'It holds for bed, desk and sofa alike: a wall behind, the door in view, but not straight in front of it.',
      ],
      [
        '做不到时，背后补一块高床头、书架或屏风，前方补一面小镜。',
        'Where it cannot be, add a tall headboard, a shelf or a screen behind, or a small mirror in front.',
      ],
    ],
  ),
  entry(
    'flow',
    'layout',
    ['动线与通透', 'Flow'],
    ['动线|过道|走道|气场|通风|流动', 'flow|walkway|passage|ventilation|air flow|airflow|qi'],
    [
      [
        '主路 80 到 90 厘米，次路 60 厘米；从门走到床、灶、桌都不绕、不侧身。',
        'Main paths 80–90 cm, side paths 60 cm: door to bed, stove and desk without turning sideways.',
      ],
      [
        '传统说「曲则有情」：能走通，但不必一眼望到底，中间留一件可看的东西。',
        'Tradition likes a gentle curve: passable, but not seen through at one glance. Leave something to look at half-way.',
      ],
      [
        '每天早晚各对角开窗十分钟，换气最快。',
        'Twice a day open windows at opposite corners for ten minutes: the fastest change of air.',
      ],
    ],
  ),
  entry(
    'rent',
    'layout',
    ['租房不打孔', 'Rented homes'],
    ['租房|出租|不打孔|房东|宿舍', 'rent|rented|rental|no drilling|landlord|dorm'],
    [
      [
        '挂钩用无痕胶（先擦酒精）、窗帘用伸缩杆、灯用插座式与电池人感。',
        'Adhesive hooks on a cleaned wall, tension rods for curtains, plug-in and battery lights.',
      ],
      [
        '先改灯、帘、地毯三样：搬得走，变化最大。',
        'Change lamps, curtains and rugs first: they move out with you and change the most.',
      ],
      [
        '智能设备选不改线的：灯泡、插座、贴片传感器。',
        'Choose devices that need no wiring: bulbs, plugs, stick-on sensors.',
      ],
    ],
  ),
  entry(
    'number-four',
    'layout',
    ['楼层与门牌', 'Floors and numbers'],
    [
      '楼层|门牌|数字|四楼|第四|4楼|4层|18楼|18层|十八层',
      'floors and numbers|floor number|house number|number four|number 4|4th floor|fourth floor|13th floor|unlucky number|lucky number',
    ],
    [
      [
        '「四」因谐音被避开，是语言习惯；楼层好坏看采光、噪声、电梯与逃生。',
        'Four is avoided because it sounds like “death” in Chinese: a habit of language. Judge a floor by light, noise, lift and escape.',
      ],
      [
        '在意的话，门牌换字体、门口加一盏灯，心里舒服就好。',
        'If it bothers you, a new door plate and a good lamp are enough.',
      ],
    ],
  ),
  entry(
    'pets',
    'objects',
    ['宠物', 'Pets'],
    ['宠物|猫|狗|猫砂|狗窝', 'pet|cat|dog|litter'],
    [
      [
        '窝靠墙、能看见人、不在过道；猫砂盆通风、离食盆一米以上。',
        'A bed by the wall in sight of people and off the path; the litter tray ventilated and a metre from the food.',
      ],
      [
        '纱窗加固，绳类窗帘收短，香薰与百合不入室。',
        'Strengthen window screens, shorten blind cords, and keep diffusers and lilies out.',
      ],
    ],
  ),
] as const;
