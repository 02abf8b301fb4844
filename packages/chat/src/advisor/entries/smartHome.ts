import { entry } from '../entry';

export const SMART_HOME = [
  entry(
    'smart-start',
    'devices',
    ['智能家居从哪开始', 'Where to begin with a smart home'],
    [
      '智能家居|智能设备|全屋智能|从哪开始|入门',
      'smart home|smart device|home automation|where to begin|get started',
    ],
    [
      [
        '先解决一件烦人的小事：起夜摸黑、忘关灯、回家闷热，一次一个。',
        'Solve one small annoyance at a time: dark paths at night, lights left on, a stuffy home.',
      ],
      [
        '性价比顺序：人感灯、漏水与烟雾传感器、温控、窗帘，最后才是音箱屏幕。',
        'In order of value: motion lights, leak and smoke sensors, thermostat, blinds, and screens and speakers last.',
      ],
      [
        '选支持 Matter 且断网也能本地运行的；手动开关永远要留着。',
        'Choose Matter devices that work locally without internet, and always keep the manual switch.',
      ],
    ],
  ),
  entry(
    'scenes',
    'devices',
    ['灯光场景', 'Lighting scenes'],
    ['场景|一键|自动化|联动|回家模式', 'scene|automation|routine|one button|arrive home'],
    [
      [
        '四个就够：晨起、工作、晚餐、入睡；每个只改三样（灯、帘、温）。',
        'Four are enough: wake, work, dinner, sleep — and each changes three things only: light, blinds, temperature.',
      ],
      [
        '触发用日落、有人、湿度这些「事实」，少用固定钟点。',
        'Trigger on facts — sunset, presence, humidity — rather than on the clock.',
      ],
    ],
  ),
  entry(
    'wake',
    'devices',
    ['晨起与入睡', 'Waking and going to bed'],
    [
      '起床|晨起|早晨|唤醒|睡前|入睡|早上',
      'wake up|waking|wake-up|morning|bedtime|going to bed|evening routine',
    ],
    [
      [
        '晨起：起床前 20 分钟灯由 1% 渐到 60%，纱帘最后开。',
        'Waking: lamps rise from 1% to 60% over 20 minutes, the sheer opens last.',
      ],
      [
        '入睡：22 点起降到 2700 K、20%，十分钟后全灭，只留人感夜灯。',
        'Going to bed: 2700 K at 20%, off after ten minutes, night lights on motion only.',
      ],
    ],
  ),
  entry(
    'thermostat',
    'comfort',
    ['温控与冷暖', 'Temperature'],
    [
      '温控|温度|空调|暖气|地暖|太冷|太热|闷热',
      'thermostat|temperature|heating|air conditioner|air conditioning|cooling|too hot|too cold',
    ],
    [
      [
        '冬季活动区 20 °C、卧室 18 °C，夏季 26 °C：调一度约省百分之几的电或气。',
        'In winter 20 °C where you live and 18 °C where you sleep, in summer 26 °C; each degree saves a few per cent of energy.',
      ],
      [
        '温控器装在内墙 1.5 米高，不晒、不在出风口、不在电视上方。',
        'Put the thermostat on an inner wall at 1.5 m, out of sun, draught and the heat of the television.',
      ],
      [
        '人走 30 分钟后回落 3 °C，比关掉再猛开更省也更稳。',
        'Let it fall by 3 °C half an hour after everyone has left, rather than off and full on.',
      ],
    ],
  ),
  entry(
    'humidity',
    'comfort',
    ['湿度', 'Humidity'],
    ['湿度|加湿|干燥', 'humidity|humidifier|too dry|dry air'],
    [
      [
        '40%–60% 最舒服，木地板与乐器也喜欢。',
        'Between 40% and 60% is comfortable, and kind to wooden floors and instruments.',
      ],
      [
        '加湿器用纯净水、每三天清洗，离床和墙一米。',
        'Use purified water in a humidifier, clean it every three days, keep it a metre from bed and wall.',
      ],
    ],
  ),
  entry(
    'air',
    'comfort',
    ['空气质量', 'Air quality'],
    [
      '空气|甲醛|新风|净化器|二氧化碳|pm2.5|雾霾|异味',
      'air quality|the air|air purifier|co2|formaldehyde|pm2.5|stuffy|smell|fresh air',
    ],
    [
      [
        '看两个数：CO₂ 超 1000 ppm 就开窗或加大新风，PM2.5 超 35 就关窗开净化。',
        'Watch two numbers: above 1000 ppm CO₂ open a window or raise the ventilation; above 35 µg/m³ PM2.5 close up and purify.',
      ],
      [
        '净化器放在污染源与人之间，进出风各留 30 厘米，滤网按小时数换。',
        'Stand the purifier between source and people, 30 cm free on both sides, and change filters by hours of use.',
      ],
      [
        '新家具先散味两周；甲醛请找有资质的机构检测，我不能替它下结论。',
        'Air new furniture for two weeks; for formaldehyde ask a certified laboratory, I cannot judge it.',
      ],
    ],
  ),
  entry(
    'noise',
    'comfort',
    ['噪声', 'Noise'],
    ['噪音|噪声|隔音|太吵', 'noise|noisy|soundproof|loud'],
    [
      [
        '先堵缝：门底条、窗密封，最便宜也最有效。',
        'Seal gaps first — door sweep, window seals: the cheapest and the most effective.',
      ],
      [
        '软的东西吸声：厚帘、地毯、靠墙的书柜；卧室尽量不贴电梯井。',
        'Soft things absorb: heavy curtains, a rug, a bookcase on the party wall. Keep the bed off the lift shaft.',
      ],
    ],
  ),
  entry(
    'presence',
    'devices',
    ['人在传感器', 'Presence sensors'],
    ['存在传感器|毫米波|雷达|传感器', 'presence sensor|mmwave|radar|sensor'],
    [
      [
        '红外管「动」，毫米波管「在」：走廊用红外，书房与浴室用毫米波。',
        'Infrared sees movement, mmWave sees presence: infrared for passages, mmWave for study and bathroom.',
      ],
      [
        '避开风扇与窗帘，灵敏度从低调起；卧室里只用不成像的。',
        'Aim away from fans and curtains, begin with low sensitivity, and in bedrooms use only kinds that take no picture.',
      ],
    ],
  ),
  entry(
    'lock',
    'safety',
    ['智能门锁', 'Smart locks'],
    ['门锁|智能锁|指纹锁|换锁', 'smart lock|door lock|fingerprint|lock'],
    [
      [
        '看三样：机械钥匙应急、本地存储指纹、电量低会提前一个月提醒。',
        'Look for three things: a mechanical key for emergencies, fingerprints kept locally, and a battery warning a month ahead.',
      ],
      [
        '临时密码给访客，用后作废；门铃画面不朝邻居家。',
        'Give guests a code that expires, and aim the doorbell camera away from the neighbours.',
      ],
    ],
  ),
  entry(
    'camera',
    'safety',
    ['摄像头与隐私', 'Cameras and privacy'],
    ['摄像头|监控|隐私', 'camera|privacy|surveillance|cctv'],
    [
      [
        '只拍门口与公共区，卧室、卫生间、客房不装；回家自动遮挡。',
        'Entrance and shared rooms only, never bedroom, bathroom or guest room, and covered when you are home.',
      ],
      [
        '选本地存储、可关云端的，改默认密码，开两步验证。',
        'Store locally, switch off the cloud, change the default password and use two-step sign-in.',
      ],
    ],
  ),
  entry(
    'leak-smoke',
    'safety',
    ['漏水与烟雾', 'Leaks and smoke'],
    ['漏水|烟雾|燃气|报警|火警|一氧化碳', 'leak|smoke|smoke alarm|gas|carbon monoxide|fire alarm'],
    [
      [
        '烟感每层一个、卧室外必装，每月按一次测试键；燃气报警按气种定高低。',
        'A smoke alarm on every floor and outside bedrooms, tested monthly; gas alarms high or low according to the gas.',
      ],
      [
        '漏水传感器放洗衣机、水槽、热水器下，联动关总阀最值。',
        'Leak sensors under washing machine, sink and heater; linked to a shut-off valve they are worth most.',
      ],
      [
        '报警请先离开再打电话：我不能代替消防与燃气公司。',
        'When one sounds, leave first and call then: I am no substitute for the fire brigade.',
      ],
    ],
  ),
  entry(
    'voice',
    'devices',
    ['音箱与语音', 'Speakers and voice'],
    ['语音|音箱|小爱|天猫精灵', 'voice|speaker|assistant device|alexa|siri'],
    [
      [
        '放在开阔处、离墙 20 厘米，不进卧室更安心；麦克风有物理开关才选。',
        'In the open, 20 cm from the wall, better not in the bedroom, and only with a physical microphone switch.',
      ],
      [
        '每条语音都要有一个墙上按钮能做同样的事。',
        'For each spoken command keep a wall button that does the same.',
      ],
    ],
  ),
  entry(
    'vacuum',
    'devices',
    ['扫地机器人', 'Robot vacuums'],
    ['扫地机|扫地机器人|吸尘', 'robot vacuum|vacuum|robot cleaner'],
    [
      [
        '基站靠墙、左右各留 50 厘米，门槛不超过 2 厘米；线缆先收起。',
        'The dock by a wall with 50 cm on both sides, thresholds under 2 cm, cables lifted.',
      ],
      [
        '选不上传地图的模式，出门时清扫，回家前完成。',
        'Keep its map off the cloud, and let it clean while you are out.',
      ],
    ],
  ),
  entry(
    'energy',
    'comfort',
    ['省电', 'Saving energy'],
    ['省电|节能|电费|待机|用电', 'energy|save power|electricity bill|standby|save electricity'],
    [
      [
        '先找大头：冷暖、热水、待机。计量插座贴一周就知道谁在偷跑。',
        'Find the big ones — heating and cooling, hot water, standby. A metering plug tells you in a week.',
      ],
      [
        '热水器定时、空调滤网两月一清、冰箱门封夹纸能抽动就该换。',
        'Put the water heater on a schedule, clean filters every two months, and replace fridge seals that let a sheet of paper slip.',
      ],
    ],
  ),
  entry(
    'network',
    'devices',
    ['网络与中枢', 'Network and hub'],
    ['网络|路由|wifi|网关|中枢|matter|zigbee|信号', 'network|router|wifi|wi-fi|hub|matter|zigbee|signal'],
    [
      [
        '路由器放房屋中部、高处、离金属与鱼缸远；设备另开一个 2.4 GHz 网络。',
        'Router in the middle, high up, away from metal and fish tanks; give devices a 2.4 GHz network of their own.',
      ],
      [
        '中枢要有断网也能跑的本地自动化；每年看一次固件与不用的账号。',
        'Choose a hub whose automations run without internet; once a year check firmware and unused accounts.',
      ],
    ],
  ),
  entry(
    'away',
    'safety',
    ['出远门', 'Going away'],
    ['出远门|出门|出差|旅行|离家|度假', 'going away|holiday away|vacation|leave home|on a trip'],
    [
      [
        '关水阀、拔热器具、冰箱留电；随机亮一盏客厅灯比整夜全亮像有人。',
        'Close the water valve, unplug heaters, leave the fridge on; one lamp at random times looks more lived-in than all night.',
      ],
      [
        '请邻居收件，摄像头只看门口，钥匙不藏门垫下。',
        'Ask a neighbour to take the post, watch the entrance only, and hide no key under the mat.',
      ],
    ],
  ),
] as const;
