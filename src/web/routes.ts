// Every address of the site and the file that answers it.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

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
  route('profile', 'routes/profile.tsx'),
  route('profile/*', 'routes/profile.missing.tsx'),
  route('preferences', 'routes/preferences.tsx'),
  route('offline', 'routes/offline.tsx'),
  layout('routes/auth.tsx', [
    route('auth/login', 'routes/auth.login.tsx'),
    route('auth/logout', 'routes/auth.logout.tsx'),
    route('auth/register', 'routes/auth.register.tsx'),
    route('auth/confirm-email', 'routes/auth.confirm-email.tsx'),
    route('auth/forgot-password', 'routes/auth.forgot-password.tsx'),
    route('auth/reset-password', 'routes/auth.reset-password.tsx'),
  ]),
  route('auth/signup', 'routes/auth.signup.ts'),
  route('health-check', 'routes/health-check.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('texts/:file', 'routes/texts.ts'),
  route('art/:kind/:file', 'routes/art.ts'),
  route('measure', 'routes/measure.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
