// Every address of the site and the file that answers it.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('procedures', 'routes/procedures.tsx'),
  route('procedures/:procedure', 'routes/procedures.procedure.tsx'),
  route('packages', 'routes/packages.tsx'),
  route('quote', 'routes/quote.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('cookie-policy', 'routes/cookie-policy.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('preferences', 'routes/preferences.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('health-check', 'routes/health-check.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('texts/:file', 'routes/texts.ts'),
  route('art/:kind/:file', 'routes/art.ts'),
  route('measure', 'routes/measure.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
