/** The frame of the shop dialog; the items carry their own words. */
export const shop = {
  title: 'Auspicious things',
  titleOther: '吉物小铺',
  addToCart: 'Add to cart',
  addToCartNamed: 'Add to cart: {{name}}',
  displayOnly: 'On display only; nothing is sold here yet.',
  rating: 'Rated {{rating}} of 5',
  price: 'Price',
  items: 'Items',
} as const;
