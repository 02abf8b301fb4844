import type { ShopItemId } from './items';

/**
 * R96, A28: adding to the cart does nothing, on purpose. There is no cart, no payment and no count, and a message that
 * pretended otherwise would not be honest; the dialog says that the items are on display only. The function is the
 * place where a real cart would begin.
 */
export function addToCart(_item: ShopItemId): void {
  // Nothing is sold.
}
