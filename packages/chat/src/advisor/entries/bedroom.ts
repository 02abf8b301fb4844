import { entry } from '../entry';

export const BEDROOM = [
  entry(
    'bed-position',
    'bedroom',
    ['床的位置', 'Where the bed goes'],
    ['床头|床位|床', 'bed|headboard'],
    [
      [
        '床头靠实墙，躺着能看见门但不正对门；两侧各留 60 厘米，都能下床。',
        'Put the headboard on a solid wall, where you can see the door without lying in line with it, and leave 60 cm on both sides.',
      ],
      [
        '避开横梁、空调直吹和窗下：传统讲「压顶」，实际上也躲开了风、噪声和夜里的温差。',
        'Avoid beams, the air-conditioner’s draught and the spot under a window. Tradition speaks of pressure; you also escape draughts, noise and cold glass.',
      ],
      [
        '床头朝向各派说法不一，常见做法是按各人命卦选吉方；房间只容一种摆法时，先顾安静与避风。',
        'Schools differ on which way the headboard should point; many go by the sleeper’s kua number. If the room allows only one place, quiet and no draughts come first.',
      ],
    ],
  ),
  entry(
    'bedroom',
    'bedroom',
    ['卧室', 'The bedroom'],
    ['卧室|睡房|主卧|次卧|房间', 'bedroom|master bedroom|guest room'],
    [
      [
        '先看床：靠实墙、不对门、不在梁下。床安了，其余都是小事。',
        'Look at the bed first: solid wall, out of line with the door, not under a beam. With that settled the rest is detail.',
      ],
      [
        '光要能降下来：睡前一小时换成 2700 K 的低位灯，窗侧留一道纱再加遮光帘。',
        'The light must be able to go down: low lamps at 2700 K in the last hour, a sheer plus a blackout curtain at the window.',
      ],
      [
        '床底与床头柜保持清爽，工作用品和充电的手机尽量放到卧室外。',
        'Keep the floor under the bed and the bedside clear, and let work and the charging phone sleep elsewhere.',
      ],
      [
        '夜里 18 °C 左右、湿度 40%–60% 多数人睡得安稳，可交给温控自动调。',
        'Around 18 °C and 40–60% humidity suit most sleepers; a thermostat can see to it.',
      ],
    ],
  ),
  entry(
    'bedroom-mirror',
    'bedroom',
    ['卧室的镜子', 'Mirrors in the bedroom'],
    ['卧室+镜|床+镜', 'bedroom+mirror|bed+mirror'],
    [
      [
        '传统不喜镜子正对床，夜里的反影也确实容易惊醒半睡的人。',
        'Tradition dislikes a mirror facing the bed, and a moving reflection can indeed startle someone half asleep.',
      ],
      [
        '移到衣柜门内侧或侧墙；固定的镜柜，睡前拉一道帘或贴磨砂膜即可。',
        'Move it inside the wardrobe door or to a side wall; for a fixed one a curtain or frosted film is enough.',
      ],
      [
        '镜子放在与窗垂直的墙上，白天能把光送进房间深处。',
        'On a wall at right angles to the window it carries daylight deep into the room.',
      ],
    ],
  ),
  entry(
    'bed-door',
    'bedroom',
    ['床正对门', 'A bed facing the door'],
    ['床+对+门|床尾+门|床+厕所', 'bed+door|feet+door'],
    [
      [
        '能移就移半张床的距离，让门轴线落在床外。',
        'If you can, shift the bed by half its width so that the door’s axis misses it.',
      ],
      [
        '移不了，在床尾放床尾凳或半高柜，门上挂布帘，走廊灯改成人感夜灯。',
        'If you cannot, put a bench or low chest at the foot, a curtain at the door, and a motion night light in the hall.',
      ],
      [
        '关着门睡：更安静，火警时也能多争取几分钟。',
        'Sleep with the door closed: it is quieter, and in a fire it buys minutes.',
      ],
    ],
  ),
  entry(
    'bed-window',
    'bedroom',
    ['床头靠窗', 'A bed under the window'],
    ['床+窗', 'bed+window|headboard+window'],
    [
      [
        '床头离窗 10 到 15 厘米，配一块高过枕头的实木或软包床头板。',
        'Leave 10–15 cm and use a solid or upholstered headboard that rises above the pillows.',
      ],
      [
        '双层帘（纱加遮光），冬天再查一遍窗缝：冷风比「气」更先到。',
        'Hang two layers, sheer and blackout, and check the seals in winter: a cold draught arrives before any qi does.',
      ],
    ],
  ),
  entry(
    'beam',
    'bedroom',
    ['横梁压顶', 'Beams overhead'],
    ['横梁|梁下|压梁|房梁|压顶', 'beam|overhead beam|sloping ceiling|low ceiling'],
    [
      [
        '床、书桌、沙发先避开梁；传统称「压顶」，多数人坐在梁下也确实觉得压。',
        'Move bed, desk and sofa from under it first. Tradition speaks of pressure, and most people do feel it.',
      ],
      [
        '移不开就做平顶、顺梁装柜，或用床幔遮住视线；梁两侧打上洗墙光，梁会显得轻。',
        'If not, box it in, build a cupboard along it or hang a canopy; light washing both sides makes a beam look lighter.',
      ],
    ],
  ),
  entry(
    'sleep',
    'bedroom',
    ['睡得不好时的房间', 'A room for better sleep'],
    ['睡不好|睡得|好睡|失眠|睡眠|难入睡|早醒|助眠', 'sleep|insomnia|sleep+badly|sleep+better|sleepless'],
    [
      [
        '傍晚起逐步降光：日落后只留 2700 K 低位灯，睡前把屏幕和顶灯都关掉。',
        'Step the light down from dusk: only low lamps at 2700 K, then neither screen nor ceiling light before bed.',
      ],
      [
        '让房间凉、暗、静：18 °C 左右、遮光帘、门缝条；CO₂ 高于 1000 ppm 就开窗十分钟。',
        'Cool, dark, quiet: around 18 °C, blackout curtain, draught strip; air the room for ten minutes when CO₂ is above 1000 ppm.',
      ],
      [
        '床头靠实墙、不对门与镜：传统如此说，少受惊扰也是实在的。',
        'Headboard on a wall, away from door and mirror: tradition says so, and fewer disturbances are real.',
      ],
      ['长期睡不好请看医生，我只懂房间。', 'If it lasts, please see a doctor: I only know about rooms.'],
    ],
  ),
  entry(
    'children',
    'bedroom',
    ['儿童房', 'A child’s room'],
    ['儿童房|孩子房|小孩|婴儿|宝宝|孩子', 'child|children|kid|nursery|baby|kids room'],
    [
      [
        '床靠墙、不在窗下，书桌侧面迎窗；高柜一律固定在墙上。',
        'Bed on a wall and not under the window, desk with light from the side; fix every tall cupboard to the wall.',
      ],
      [
        '三层灯：学习 4000 K、玩耍 3000 K、夜灯暖而低，不刺眼。',
        'Three layers of light: 4000 K to study, 3000 K to play, a low warm night light.',
      ],
      [
        '传统以东方属木，主生长：一点绿色或木纹就够，不必满墙。',
        'Tradition gives the east to wood and growth: a touch of green or wood grain is enough.',
      ],
    ],
  ),
  entry(
    'elderly',
    'bedroom',
    ['老人房', 'A room for older people'],
    [
      '老人|长辈|父母房|爷爷|奶奶',
      'elderly|older people|parents room|grandparent|grandmother|grandfather|senior',
    ],
    [
      [
        '离卫生间近、无门槛、床高 45 厘米左右，床边手能够到灯和电话。',
        'Near the bathroom, no threshold, a bed about 45 cm high, lamp and phone within reach.',
      ],
      [
        '床到卫生间装人感夜灯，离地 30 厘米，暖光，夜里不必摸黑也不刺眼。',
        'Motion night lights 30 cm above the floor from bed to bathroom, warm and dim.',
      ],
      [
        '卫生间加扶手与防滑垫，一键求助按钮比摄像头更体面。',
        'Grab rails and non-slip mats in the bathroom; a help button is more dignified than a camera.',
      ],
    ],
  ),
  entry(
    'wardrobe',
    'bedroom',
    ['衣柜与收纳', 'Wardrobes and storage'],
    ['衣柜|衣橱|衣帽间|收纳|杂物|断舍离|乱', 'wardrobe|closet|storage|clutter|tidy|declutter|messy'],
    [
      [
        '高柜靠短边墙，不压在床头上方；柜门打开后仍留 50 厘米能转身。',
        'Tall cupboards go on the short wall and not over the headboard; leave 50 cm to turn with the doors open.',
      ],
      [
        '每月清一个抽屉：一年没碰的先送走。传统说「通则顺」，找东西也确实快了。',
        'Clear one drawer a month, beginning with things you have not touched for a year. Tradition says what flows goes well; you also find things faster.',
      ],
      [
        '床底只放换季被褥并用盒子装好，方便清扫。',
        'Under the bed keep only boxed seasonal bedding, so that you can clean.',
      ],
    ],
  ),
] as const;
