/** Shown until the deployment's own label (GET /api/config) has arrived, and when it cannot be had. */
export const DEFAULT_BRAND = 'Bandwise';
