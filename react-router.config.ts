// Settings of the router in framework mode; docs/decisions/002-stack.md says why.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'pages.js',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  // Half a kilobyte for each loader of a route is a request more and nothing gained.
  splitRouteModules: false,
} satisfies Config
