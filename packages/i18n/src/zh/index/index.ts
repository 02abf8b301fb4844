import type source from '../../en/index/index';
import type { Translated } from '../../translated';

export default {
  cards: {
    label: '两种开始的方式',
    uploadTitle: '上传照片',
    uploadBody: '从相册中选，或把照片拖进来',
    scanTitle: '扫码拍摄',
    scanBody: '用手机扫码，一间一间拍下来',
  },
  hero: {
    captionOther: 'Ink & Starlight',
    title: '以墨绘宅，以星观时',
    titleFirst: '以墨绘宅',
    titleSecond: '以星观时',
    subtitle: '拍下你的家，写下住在其中的人。屋宅立于罗盘之中，星图行于其上，今日宜忌，一页可查。',
    picture: '月洞门里的一座院落，背后是远山、静水与北天的星',
  },
  qr: {
    captionOther: 'Plate two',
    title: '扫码拍摄',
    code: '{{url}} 的二维码',
    openLink: '不便扫码？点此打开',
    steps: '四个步骤',
    scanTitle: '扫码',
    scanBody: '用手机相机对准二维码。',
    installTitle: '安装',
    installBody: '按提示装到主屏，无需应用商店。',
    signInTitle: '登录',
    signInBody: '用同一个邮箱登录。',
    shootTitle: '拍摄',
    shootBody: '站在墙角，一间一间拍下来。',
  },
  upload: {
    captionOther: 'Plate one',
    title: '上传照片',
    chosenLine_one: '已选 {{count}} 张 · 只收图片文件',
    chosenLine_other: '已选 {{count}} 张 · 只收图片文件',
    noneYet: '还没有选照片 · 只收图片文件',
    later: '生成后可随时增删。',
    generate: '开始生成',
  },
} satisfies Translated<typeof source>;
