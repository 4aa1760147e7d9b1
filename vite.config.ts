// How the browser's half and the server's rendering are built.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bundleWorker } from './tools/bundle-worker.ts'
import { guardChunkErrors } from './tools/guard-chunk-errors.ts'

/** The libraries, and those files of ours that the router itself was made to call. */
const everyPage =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/browser\/(reload-once|fetch-page-data|leave-old-build|own-build|asked-address)\.ts/

/** With all that they import: the frame of the pages, and the small things that nearly every page has. */
const frame =
  /src\/web\/(root|entry\.client|page-head|ui\/picture|ui\/select-box|browser\/(form-fields|auth\/kept-drafts)|i18n\/area-texts)\.tsx?/

/** What the search of hotels and the page of one have in common. */
const stayForm =
  /areas\/hotels\/(stay-(address|panels|notice)|dates-field|field-panel|guests-field|use-say-(fault|stay)|stay-draft)\.tsx?/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardChunkErrors(), bundleWorker()],
  // The street map is larger than the usual warning, and comes only to whoever opens it.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1_200 },
  // Parts of the reporting library that nothing here uses: its own log, recording inside frames, compression in a worker.
  define: {
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What every page needs anyway travels as one file: it compresses better together.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: everyPage, priority: 3 },
                { name: 'frame', test: frame, priority: 2 },
                { name: 'stay-form', test: stayForm, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/page-handler.ts' } } },
  },
})
