/**
 * 100 × cov(a, b) ÷ √(var(a) × var(b)) with sample variances, of two lists of whole numbers.
 *
 * @returns -100 to 100, or null when either list does not vary.
 */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const count = a.length;
  // Sums of products of whole numbers stay exact, so "does not vary" is a test for exactly zero.
  const varianceA = count * sumOfProducts(a, a) - sum(a) ** 2;
  const varianceB = count * sumOfProducts(b, b) - sum(b) ** 2;
  if (varianceA === 0 || varianceB === 0) return null;
  const covariance = count * sumOfProducts(a, b) - sum(a) * sum(b);
  // The root of a product may round to just under the covariance of two equal lists.
  return Math.max(-100, Math.min(100, (100 * covariance) / Math.sqrt(varianceA * varianceB)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function sumOfProducts(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, index) => total + value * (b[index] ?? 0), 0);
}
