import { entry } from '../entry';

export const ENTRANCE_AND_STUDY = [
  entry(
    'entrance',
    'entrance',
    ['玄关', 'The entrance'],
    ['玄关|入户|进门|门口|大门|入口', 'entrance|entry|hallway|front door|foyer|hall'],
    [
      [
        '进门一眼要亮、要有落脚处：一盏人感灯、一张窄凳、一个放钥匙的盘。',
        'The first glance should be bright and have a place to land: a motion light, a narrow bench, a tray for keys.',
      ],
      [
        '传统以大门为「气口」：门能全开、门后不堆物，鞋收进柜里。',
        'Tradition calls the front door the mouth of qi: it should open fully, with nothing stacked behind it and the shoes put away.',
      ],
      [
        '柜、画、镜三选一做焦点，不必都要。',
        'Choose one thing to greet you — a cabinet, a picture or a mirror — not all three.',
      ],
    ],
  ),
  entry(
    'dark-entrance',
    'entrance',
    ['玄关太暗', 'A dark entrance'],
    ['玄关+暗|门口+暗|进门+暗|入户+暗', 'entrance+dark|hallway+dark|hall+dark|entrance+gloomy'],
    [
      [
        '顶上装人感灯：3000 K、约 800 流明，进门即亮，三分钟自熄。',
        'Fit a motion light: 3000 K, about 800 lumens, on as you enter, off after three minutes.',
      ],
      [
        '侧墙放一面镜子借邻室的光，不正对大门；墙面用暖白、浅木。',
        'Hang a mirror on the side wall to borrow light from the next room, not opposite the door; use warm white and pale wood.',
      ],
      [
        '换半透明的室内门或在门上开高窗，白天就不用开灯。',
        'A translucent inner door or a high glazed panel saves the lamp by day.',
      ],
    ],
  ),
  entry(
    'through-draught',
    'entrance',
    ['门窗直通', 'Door in line with the window'],
    ['穿堂|直通|大门+窗|门对窗|门对阳台|一眼望穿', 'front door+window|door+line+window|draught|draft'],
    [
      [
        '传统称「穿堂风」，说气留不住；冬天冷风直灌倒是真的。',
        'Tradition calls it a piercing draught that keeps nothing in; in winter the cold air is real enough.',
      ],
      [
        '中间放屏风、半高柜或一株一人高的绿植，让人绕半步，空气仍能走。',
        'Stand a screen, a half-height cabinet or a tall plant in between: people step around it, and air still passes.',
      ],
      ['窗边挂纱帘，风大时由传感器自动关窗或放帘。', 'Hang a sheer, and let a wind or door sensor lower it.'],
    ],
  ),
  entry(
    'entrance-mirror',
    'entrance',
    ['玄关的镜子', 'A mirror at the entrance'],
    ['玄关+镜|门口+镜|大门+镜|镜+对门', 'mirror+entrance|mirror+front door|mirror+hall|mirror+hallway'],
    [
      [
        '镜子放侧墙，不正对大门：传统说会把气照出去，进门被自己吓一跳也不好受。',
        'Put it on a side wall, not opposite the door: tradition says it sends qi back out, and nobody likes to be startled by their own reflection.',
      ],
      [
        '镜前 90 厘米留空，配一盏侧光，出门整衣最清楚。',
        'Leave 90 cm in front and light the face from the side.',
      ],
    ],
  ),
  entry(
    'shoes',
    'entrance',
    ['鞋柜', 'The shoe cabinet'],
    ['鞋柜|鞋子|鞋架', 'shoe|shoe cabinet|shoe rack'],
    [
      [
        '鞋柜做到腰高以下，底部悬空 15 厘米，放当天穿的鞋。',
        'Keep it below waist height, and let it hang 15 cm off the floor for the shoes of the day.',
      ],
      [
        '柜门留百叶或开孔透气，雨鞋先晾干再收。',
        'Choose louvred or pierced doors, and dry wet shoes before putting them away.',
      ],
    ],
  ),
  entry(
    'desk',
    'study',
    ['书桌的位置', 'Where the desk goes'],
    [
      '书桌|办公桌|桌子|工位|书房|工作台|居家办公',
      'desk|study room|home office|office|workspace|work from home|working from home',
    ],
    [
      [
        '背靠墙、能看见门、窗在侧面：传统叫「命令位」，实际上少分心也少反光。',
        'A wall at your back, the door in view, the window to the side: the “command position”. It also means fewer distractions and no glare.',
      ],
      [
        '右手写字光从左来，屏幕与窗垂直；桌面照度 500 勒克斯，4000 K 左右。',
        'Right-handed writers want light from the left and the screen at right angles to the window; 500 lux at about 4000 K on the desk.',
      ],
      [
        '只能面墙时，桌前留一块浅色板或小镜看得见身后。',
        'If you must face the wall, keep it light in colour, and a small mirror shows what is behind you.',
      ],
    ],
  ),
  entry(
    'books',
    'study',
    ['书架与学习', 'Books and study'],
    ['书架|书柜|文昌|学习|考试|读书', 'bookshelf|bookcase|studying|exam|wenchang|books'],
    [
      [
        '传统有「文昌位」之说，各派算法不同；我只能说，安静、光好、桌面空的地方就是好学的地方。',
        'Tradition has a “scholar’s place”, reckoned differently by each school. What I can vouch for: quiet, good light and an empty desk.',
      ],
      [
        '书架靠内墙、不超过视线以上太多，重书放下层并固定在墙上。',
        'Put the bookcase on an inner wall, heavy books low, and fix it to the wall.',
      ],
    ],
  ),
  entry(
    'balcony',
    'outside',
    ['阳台与露台', 'Balcony and terrace'],
    ['阳台|露台|飘窗|花园|院子', 'balcony|terrace|garden|yard|patio'],
    [
      [
        '留一半给人：一把椅子胜过十盆花。杂物收进带门的柜。',
        'Keep half of it for people: one chair is worth ten pots. What you store there belongs behind a door.',
      ],
      [
        '重盆靠墙放并看承重；高层的花盆一律放在栏杆以内。',
        'Heavy pots stand by the wall within the floor’s load; on upper floors every pot stays inside the railing.',
      ],
    ],
  ),
  entry(
    'stairs',
    'outside',
    ['楼梯', 'Stairs'],
    ['楼梯|台阶|复式', 'stair|stairs|staircase|steps'],
    [
      [
        '传统不喜楼梯直冲大门：在起步处放地毯、盆栽或转一个平台，缓一缓。',
        'Tradition dislikes stairs that run straight at the door: a rug, a plant or a turned first step slows them down.',
      ],
      [
        '每级都要看得清：踏步灯或扶手灯配人感，第一级与最后一级用不同颜色。',
        'Every step must be visible: step or handrail lights on a motion sensor, and a different colour on the first and last.',
      ],
    ],
  ),
  entry(
    'storage-room',
    'outside',
    ['储物间与空角落', 'Store rooms and empty corners'],
    ['储物间|储藏室|角落|缺角|空角', 'store room|storeroom|empty corner|missing corner'],
    [
      [
        '传统所说「缺角」各派看法不一；先用灯或一株植物把空角「补」亮，花费最小。',
        'Schools disagree on “missing corners”; lighting the corner or standing a plant there is the cheapest answer.',
      ],
      [
        '储物间装一盏人感灯、一块湿度计，东西贴标签、离地 10 厘米。',
        'A motion light, a hygrometer, labels, and everything 10 cm off the floor.',
      ],
    ],
  ),
] as const;
