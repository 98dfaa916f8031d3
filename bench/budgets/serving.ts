import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { judge, type Measure } from '#bench/measure.ts'
import { needCommands } from '#bench/tools.ts'
import { freePort } from '#server/testing/free-port.ts'
import type { ServerProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

const ROUNDS = 5
const ROUND_S = 4
const CONNECTIONS = 32
const START_MS = 5_000

/** The landing page against nginx with the same bytes, one core each. */
export async function measureServing(site: ServerProcess): Promise<Measure[]> {
  needCommands('nginx', 'wrk', 'curl')
  const nginx = await startNginx(`${site.url}/`)
  await promisify(execFile)('taskset', ['-acp', '0', String(site.pid)])
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await requestsPerSecond(nginx.url)
    ratios.push((await requestsPerSecond(`${site.url}/`)) / reference)
  }
  await nginx.stop()
  const note = cpus().length > 1 ? '' : 'one core for all: the load generator takes its share'
  return [judge('Pages per second against nginx, same file', { atLeast: 0.3 }, ratios, note)]
}

async function requestsPerSecond(url: string) {
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${ROUND_S}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', 'wrk', ...words])
  if (/Non-2xx/.test(stdout)) throw new Error(`The load met refusals:\n${stdout}`)
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
}

async function startNginx(page: string) {
  const answer = await fetch(page, { headers: { 'Accept-Encoding': 'identity' } })
  const packed = await promisify(execFile)('curl', ['-s', '-H', 'Accept-Encoding: br', page], {
    encoding: 'buffer',
  })
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-nginx-'))
  const port = await freePort()
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), packed.stdout)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, answer.headers))
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf')])
  const url = `http://127.0.0.1:${port}/`
  const answers = () =>
    fetch(url).then(
      ({ status }) => status > 0,
      () => false,
    )
  await until(answers, START_MS)
  const stop = async () => {
    nginx.kill()
    await rm(folder, { recursive: true })
  }
  return { url, stop }
}

function configuration(folder: string, port: number, headers: Headers) {
  const own = ['content-length', 'date', 'etag', 'connection', 'keep-alive', 'content-type', 'vary']
  const added = [...headers].filter(([name]) => !own.includes(name))
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    add_header Content-Encoding br;
${added.map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n')}
  }
}`
}
