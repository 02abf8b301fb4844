import type { relationships as source } from '../../en/userInfo/relationships';
import type { Translated } from '../../translated';

export const relationships: Translated<typeof source> = {
  self: '本人',
  partner: '伴侣',
  parent: '父母',
  child: '子女',
  spouse: '配偶',
  father: '父亲',
  mother: '母亲',
  son: '儿子',
  daughter: '女儿',
  grandfather: '祖父',
  grandmother: '祖母',
  grandparent: '祖辈',
  grandchild: '孙辈',
  sibling: '兄弟姐妹',
  relative: '亲戚',
  friend: '朋友',
  flatmate: '室友',
  other: '其他',
};
