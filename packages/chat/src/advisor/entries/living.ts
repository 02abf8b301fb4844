import { entry } from '../entry';

export const LIVING = [
  entry(
    'sofa',
    'living',
    ['沙发的位置', 'Where the sofa goes'],
    [
      '沙发|坐哪|客厅怎么摆|客厅布局|客厅怎么布置',
      'sofa|couch|settee|seating|living room layout|arrange my living room',
    ],
    [
      [
        '沙发靠实墙，坐下能看见门，但不正对门：传统称「有靠」，实际上也让人放松。',
        'Give the sofa a solid wall behind it and a view of the door without facing it head-on. Tradition calls this “having support”; it also simply lets people relax.',
      ],
      [
        '没有实墙时，在沙发背后放一张窄边桌、矮柜或落地灯，替它做一道「靠山」。',
        'With no wall to spare, stand a narrow console, a low shelf or a floor lamp behind it as a backrest for the eye.',
      ],
      [
        '留出 80 厘米以上的走道，茶几离沙发 40 厘米左右，起身、端茶都顺手。',
        'Keep walkways at least 80 cm wide and the coffee table about 40 cm from the seat.',
      ],
    ],
  ),
  entry(
    'living-room',
    'living',
    ['客厅', 'The living room'],
    ['客厅|起居室|大厅', 'living room|lounge|sitting room|family room'],
    [
      [
        '先定动线：从门到沙发、到阳台走一遍，把挡路的那一件移开，这一步不花钱。',
        'Start with movement: walk from the door to the sofa and on to the window, then move the one thing that is in the way. It costs nothing.',
      ],
      [
        '传统看重「明厅」：白天让窗边空着，晚上用两三盏低位的暖光代替一盏顶灯。',
        'Tradition likes a bright hall. Keep the window clear by day; in the evening use two or three low, warm lamps instead of one ceiling light.',
      ],
      [
        '电视、窗、好看的画里选一个做焦点，座位朝它围成半圈，不必样样都对齐。',
        'Choose one focus — the screen, the window or a picture — and let the seats half-circle it.',
      ],
    ],
  ),
  entry(
    'tv',
    'living',
    ['电视墙', 'The television wall'],
    ['电视|投影|音响', 'tv|television|projector|screen in the living room'],
    [
      [
        '观看距离取屏幕对角线的 1.5 到 2.5 倍，屏幕中心与坐姿视线平齐。',
        'Sit one and a half to two and a half screen diagonals away, with the middle of the screen at eye level.',
      ],
      [
        '屏幕不要正对窗，避免反光；避不开就装可调百叶。',
        'Keep it from facing a window, where it turns into a mirror; if it must, fit a blind that tilts.',
      ],
      [
        '屏幕背后贴一条低亮度暖光灯带，暗室里眼睛更轻松。',
        'A dim warm light strip behind the screen is easier on the eyes in a dark room.',
      ],
    ],
  ),
  entry(
    'afternoon-sun',
    'living',
    ['西晒与午后强光', 'Harsh afternoon sun'],
    [
      '西晒|太晒|暴晒|午后|刺眼|阳光太强',
      'afternoon sun|sun+harsh|too sunny|too much sun|west-facing|west facing|glare',
    ],
    [
      [
        '坐处侧面迎光，不正对落地窗：沙发靠北墙或东墙，光从旁边来。',
        'Let light reach the seats from the side: back the sofa against the north or east wall rather than facing the glass.',
      ],
      [
        '西、西南窗装可调百叶，14:00 之后自动转到约 45°，挡直射而留天光。',
        'Fit tilting blinds on the west and southwest windows and set them to about 45° after 14:00: the glare goes, the daylight stays.',
      ],
      [
        '传统以南方属火、西方属金：素色棉麻与木质可以缓一缓，厚重的红与黑会更闷热。',
        'Tradition gives the south to fire and the west to metal. Plain linen and wood calm such a room; heavy red and black make it feel hotter.',
      ],
    ],
  ),
  entry(
    'dining',
    'living',
    ['餐厅与餐桌', 'The dining table'],
    ['餐桌|餐厅|饭厅|吃饭', 'dining|dinner table'],
    [
      [
        '圆桌、椭圆桌利于交谈，也少磕碰；桌边到墙至少 75 厘米才好拉椅子。',
        'A round or oval table helps talk and has no corners to bump; leave 75 cm to the wall so that chairs pull out.',
      ],
      [
        '餐桌上方吊灯离桌面 70 到 80 厘米，3000 K 以内的暖光让菜色好看。',
        'Hang the lamp 70–80 cm above the table; light of 3000 K or warmer makes food look good.',
      ],
      [
        '传统忌餐桌正对大门或厕所门，一道矮柜、屏风或盆栽就能隔开视线。',
        'Tradition avoids a table in line with the front or bathroom door; a low shelf, screen or plant breaks the view.',
      ],
    ],
  ),
  entry(
    'small-home',
    'living',
    ['小户型与开间', 'Small homes and studios'],
    [
      '小户型|开间|单间|公寓太小|面积小|一居',
      'small flat|small apartment|studio|tiny|small home|small space|one room',
    ],
    [
      [
        '用地毯、灯和家具背面分区，不砌墙：睡、坐、工作各有一盏自己的灯。',
        'Divide with rugs, lamps and the backs of furniture, not walls: one lamp each for sleeping, sitting and working.',
      ],
      [
        '床不正对入口；做不到时用半高书架或布帘挡一道，传统与隐私都顾到了。',
        'Keep the bed out of the entrance’s line of sight; if you cannot, a half-height bookcase or curtain does it. Tradition and privacy agree here.',
      ],
      [
        '收纳往高处走，地面多露 10% 就显得宽敞许多。',
        'Store upwards: every bit of bare floor you win makes the room feel larger.',
      ],
    ],
  ),
  entry(
    'open-plan',
    'living',
    ['开放式布局', 'Open-plan rooms'],
    ['开放式|客餐厅一体|通透', 'open plan|open-plan|open space'],
    [
      [
        '灶具不正对沙发或大门：岛台、吊柜边板都能挡一挡油烟与视线。',
        'Keep the cooker out of the direct line of sofa and front door: an island or a side panel is enough.',
      ],
      [
        '同一空间分三组灯：备餐亮、用餐暖、休息暗，用场景一键切换。',
        'Give one room three groups of light — bright to cook, warm to eat, dim to rest — and switch them as scenes.',
      ],
    ],
  ),
] as const;
