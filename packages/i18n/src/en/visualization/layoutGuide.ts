/** The frame of the layout guide; its five sections carry their own words. */
export const layoutGuide = {
  title: 'Layout guide',
  titleOther: '布局指南',
  yourHome: 'For your home',
  note: 'Traditional views, named by school, beside plain practical advice; none of it is proven. Lines for your home follow its facing, once you have set it, and the residents’ births.',
} as const;
