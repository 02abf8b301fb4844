import { writeAll } from '@app/i18n';
import { Sheet } from '@app/scenes/Sheet';
import { addToCart, describeItem, formatPrice, formatRating, SHOP_ITEMS, type ShopItem } from '@app/shop';
import { Button, StarIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import '@app/scenes/shop.css';

export interface ShopDialogProps {
  readonly onClose: () => void;
}

/** R92 to R96: six auspicious items on display. A28: nothing is sold, and the sheet says so. */
export default function ShopDialog({ onClose }: ShopDialogProps) {
  const { t } = useTranslation('visualization');
  return (
    <Sheet
      onClose={onClose}
      className="shop"
      size="l"
      title={t('shop.title')}
      caption={t('shop.titleOther')}
      description={t('shop.displayOnly')}
    >
      <p className="shop__note">{t('shop.displayOnly')}</p>
      <ul className="shop__grid" aria-label={t('shop.items')}>
        {SHOP_ITEMS.map(item => (
          <Item key={item.id} item={item} onAdd={() => addToCart(item.id)} />
        ))}
      </ul>
    </Sheet>
  );
}

interface ItemProps {
  readonly item: ShopItem;
  readonly onAdd: () => void;
}

function Item({ item, onAdd }: ItemProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { name, description } = writeAll(describeItem(item, language), inFace);
  const rating = formatRating(item.rating);
  return (
    <li className="shop__item">
      <span className="shop__plate" aria-hidden="true">
        {item.image}
      </span>
      <h3 className="shop__name">{name}</h3>
      <p className="shop__rating ui-num">
        <StarIcon aria-hidden="true" />
        <span aria-hidden="true">{rating}</span>
        <span className="ui-hidden">{t('shop.rating', { rating })}</span>
      </p>
      <p className="shop__description ui-phrases">{description}</p>
      <p className="shop__price ui-display ui-num">
        <span className="ui-hidden">{t('shop.price')} </span>
        {formatPrice(item.price)}
      </p>
      <Button size="s" className="shop__add" aria-label={t('shop.addToCartNamed', { name })} onClick={onAdd}>
        {t('shop.addToCart')}
      </Button>
    </li>
  );
}
