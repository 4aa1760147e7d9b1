// Settings of the router in framework mode; docs/decisions/002-stack.md says why.
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { lightenManifest } from './tools/lighten-manifest.ts'
import { writeBuildManifest } from './tools/write-build-manifest.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'pages.js',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    lightenManifest(join(buildDirectory, 'client'))
    writeBuildManifest(join(buildDirectory, 'client'), Date.now())
  },
  // Half a kilobyte for each loader of a route is a request more and nothing gained.
  splitRouteModules: false,
} satisfies Config
