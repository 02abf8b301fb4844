export { addToCart } from './addToCart';
export { describeItem, formatPrice, formatRating, type ItemText } from './describe';
export { SHOP_ITEMS, type ShopItem, type ShopItemId } from './items';
