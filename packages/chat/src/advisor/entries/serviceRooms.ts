import { entry } from '../entry';

export const SERVICE_ROOMS = [
  entry(
    'kitchen',
    'kitchen',
    ['厨房', 'The kitchen'],
    ['厨房|灶台|做饭|炒菜|灶|炉', 'kitchen|stove|cooker|hob|cooking'],
    [
      [
        '传统忌水火相邻：灶与水槽之间留 60 厘米台面，备餐也最顺手。',
        'Tradition keeps fire and water apart: leave 60 cm of counter between stove and sink, which is also the best place to prepare food.',
      ],
      [
        '洗、切、炒、盛按一条线走，冰箱放在线的起点。',
        'Let washing, cutting, cooking and serving follow one line, with the fridge where it begins.',
      ],
      [
        '灶不背对过道、不在窗前：防风吹火、也防身后有人经过。',
        'Do not put the stove in front of a window or with your back to a passage: wind on the flame and surprises behind you are both unsafe.',
      ],
    ],
  ),
  entry(
    'stove-sink',
    'kitchen',
    ['灶与水槽', 'Stove and sink'],
    ['水槽|水火|灶+水|洗菜池', 'sink|stove+sink|fire and water'],
    [
      [
        '直线相隔 60 厘米以上；已经挨着的，中间竖一块防溅板或放木砧板，传统以木通水火。',
        'Keep 60 cm in between. If they already touch, stand a splash guard or a wooden board between them: in tradition wood leads water to fire.',
      ],
      [
        '正对面（过道厨房）至少错开半个台面，端热锅转身不碰水槽。',
        'Opposite each other in a galley kitchen, offset them by half a counter, so that you never turn with a hot pan over the sink.',
      ],
    ],
  ),
  entry(
    'fridge',
    'kitchen',
    ['冰箱', 'The fridge'],
    ['冰箱', 'fridge|refrigerator|freezer'],
    [
      [
        '不紧挨灶台，至少隔 30 厘米：传统说冰火相冲，实际上也省电。',
        'Keep 30 cm between fridge and stove: tradition sees ice against fire, and it saves electricity.',
      ],
      [
        '背后与两侧按说明书留散热缝，门不对着人来人往的过道开。',
        'Leave the ventilation gap the manual asks for, and let the door open away from the passage.',
      ],
    ],
  ),
  entry(
    'kitchen-bath',
    'kitchen',
    ['厨房对着卫生间', 'Kitchen facing the bathroom'],
    ['厨房+厕所|厨房+卫生间|门对门', 'kitchen+bathroom|kitchen+toilet|door facing door'],
    [
      [
        '两扇门都装闭门器，卫生间门常关，排风开负压，气味就不过来。',
        'Fit closers to both doors, keep the bathroom’s shut and its fan running, and no smell crosses over.',
      ],
      [
        '中间挂一道布帘或放一盆耐阴植物，传统所说的「相冲」与视线都断了。',
        'A curtain or a shade-loving plant between them breaks both the line of sight and what tradition calls a clash.',
      ],
    ],
  ),
  entry(
    'bathroom',
    'bathroom',
    ['卫生间', 'The bathroom'],
    ['卫生间|厕所|浴室|洗手间|马桶', 'bathroom|toilet|restroom|shower|loo'],
    [
      [
        '门常关、盖常合、地常干：传统怕湿秽，实际就是防潮防味。',
        'Door shut, lid down, floor dry: tradition fears damp, and damp and smells are exactly what this prevents.',
      ],
      [
        '洗澡后排风再开 20 分钟，或用湿度传感器，低于 60% 自动停。',
        'Run the fan for 20 minutes after a shower, or let a humidity sensor stop it below 60%.',
      ],
      [
        '没有窗就加强排风，用 3000 K 的暖光，放一盆耐阴绿植。',
        'Without a window: a better fan, warm light at 3000 K and a plant that tolerates shade.',
      ],
    ],
  ),
  entry(
    'bathroom-centre',
    'bathroom',
    ['卫生间在房屋中央', 'A bathroom in the middle'],
    ['厕所+中|卫生间+中|中宫', 'bathroom+middle|bathroom+centre|bathroom+center|toilet+middle|toilet+centre'],
    [
      [
        '传统不喜中宫有湿气，位置却难改：把干燥、气味与隔声做好，就解决了实际的部分。',
        'Tradition dislikes damp in the middle, but the room can hardly move: dryness, fresh air and sound insulation solve the real problems.',
      ],
      [
        '门外走廊用暖光，地面用土色系（米、赭）小地毯，取「土克水」之意。',
        'Outside it use warm light and a small rug in earth tones; in tradition earth holds water.',
      ],
    ],
  ),
  entry(
    'damp',
    'bathroom',
    ['潮湿与回南天', 'Damp rooms'],
    ['潮湿|发霉|回南天|霉|除湿|湿气', 'damp|mould|mold|humid|moisture|condensation'],
    [
      [
        '先查源头：漏水、冷墙、晾衣。湿度长期超过 65% 就容易长霉。',
        'Find the source first: leaks, cold walls, laundry. Mould likes humidity that stays above 65%.',
      ],
      [
        '家具离外墙 5 厘米，每天对流通风两次各十分钟；回南天反而要关窗除湿。',
        'Keep furniture 5 cm from outer walls and cross-ventilate for ten minutes twice a day; when it is warm and wet outside, close up and dehumidify instead.',
      ],
      [
        '除湿机接湿度传感器：高于 60% 开、低于 50% 停。',
        'Let a sensor run the dehumidifier: on above 60%, off below 50%.',
      ],
    ],
  ),
  entry(
    'laundry',
    'outside',
    ['洗衣与晾晒', 'Laundry'],
    ['晾衣|洗衣|洗衣机|烘干', 'laundry|washing machine|dryer|drying clothes'],
    [
      [
        '洗衣机放在有地漏、好排风的地方，装一个漏水传感器最值。',
        'Put the machine where there is a drain and air, and add a leak sensor: it is money well spent.',
      ],
      [
        '室内晾衣会把湿度推高，晾在排风口下或配除湿机。',
        'Drying indoors raises humidity; hang it under the fan or with a dehumidifier.',
      ],
    ],
  ),
] as const;
