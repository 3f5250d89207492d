import { rejected } from '../../shared/api-error';
import { regionOf } from './regions';
import type { User } from './user';

export const products = ['SPOT', 'PERP', 'EARN', 'STAKING', 'COPY', 'CONVERT', 'BUY_CRYPTO'] as const;
export type Product = (typeof products)[number];
export type ProductRestriction = 'REGION' | 'VERIFICATION' | 'SUB_ACCOUNT';

/** What a regulated market does not allow its residents here (protocol 6.2); contracts are open to them. */
const notInEurope: ReadonlySet<Product> = new Set(['EARN', 'COPY']);
/** Who sells coins asks for itself who buys them. */
const verifiedOnly: ReadonlySet<Product> = new Set(['STAKING']);
const mainOnly: ReadonlySet<Product> = new Set(['COPY']);

export interface ProductAccess {
  readonly available: readonly Product[];
  readonly restricted: readonly { readonly product: Product; readonly reason: ProductRestriction }[];
}

/** Which products an account may use: by where it belongs, what it was verified for and whose it is. */
export function productsOf(user: User): ProductAccess {
  const region = regionOf(user.region ?? user.country);
  const reasonFor = (product: Product): ProductRestriction | undefined => {
    if (region?.restricted || (region?.eu && notInEurope.has(product))) return 'REGION';
    if (user.mainUserId !== undefined && mainOnly.has(product)) return 'SUB_ACCOUNT';
    return user.kycLevel === 0 && verifiedOnly.has(product) ? 'VERIFICATION' : undefined;
  };
  const restricted = products.flatMap((product) => {
    const reason = reasonFor(product);
    return reason ? [{ product, reason }] : [];
  });
  return { available: products.filter((product) => reasonFor(product) === undefined), restricted };
}

export function mayUse(user: User, product: Product): boolean {
  return productsOf(user).available.includes(product);
}

/** @throws ApiError 302902 for whom the product is not. */
export function requireProduct(user: User, product: Product): void {
  if (!mayUse(user, product)) throw rejected('notAvailable');
}

/** Under EU rules. */
export function isEuropean(user: User): boolean {
  return regionOf(user.region ?? user.country)?.eu ?? false;
}
