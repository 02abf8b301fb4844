import type source from '../en/notFound';
import type { Translated } from '../translated';

export default {
  page: {
    title: '此处无宅',
    message: '门在，院在，只是你要找的那一页不在。或许它搬走了，或许从未落成。',
    home: '回到首页',
    path: '请求的路径',
    picture: '空空的月洞门，一颗流星划过',
    captionOther: 'No house here',
  },
} satisfies Translated<typeof source>;
