import { Product } from '../support/processes';

/** One exchange and one site for all browser tests; the workers find it through the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await Product.start();
  process.env.PRODUCT_ADDRESS = product.address;
  return async () => {
    await product.stop();
    product.sandbox.requireAlive();
  };
}
