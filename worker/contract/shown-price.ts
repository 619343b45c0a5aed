/**
 * A price as it is shown: '$1,250' or '$12.50'.
 * @param dollars as the API answers it
 */
export function formatPrice(dollars: number): string {
  const [whole = '0', cents] = dollars.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`;
}
