import type { ShopItemId } from './items';

/**
 * R96, A28: adding to the cart deliberately does nothing. There is no cart, no payment and no count, and a message that
 * pretended otherwise would be dishonest; the dialog says that the items are for display only. A real cart would start
 * in this function.
 */
export function addToCart(_item: ShopItemId): void {
  // Nothing is sold.
}
