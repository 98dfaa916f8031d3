import { writeFileSync } from 'node:fs'
import { Client } from 'pg'
import { measureCounter } from '/work/wt-scale/bench/budgets/counter.ts'
import { asTable } from '/work/wt-scale/bench/measure.ts'
setInterval(async () => {
  const url = process.env.TEST_POSTGRES_URL
  if (!url || process.env.TEST_DATABASE !== 'postgres') return
  try {
    const a = new Client({ connectionString: url }); await a.connect()
    const { rows } = await a.query("select datname from pg_database where datname like 'test_%'"); await a.end()
    if (!rows[0]) return
    const u = new URL(url); u.pathname = rows[0].datname
    const c = new Client({ connectionString: u.href }); await c.connect()
    const r = await c.query("select relname, seq_scan, seq_tup_read, idx_scan, idx_tup_fetch, n_live_tup from pg_stat_user_tables where seq_scan + coalesce(idx_scan,0) > 0 order by seq_tup_read desc limit 25")
    await c.end()
    writeFileSync('/tmp/scale/pgstat.json', JSON.stringify({ at: Date.now(), rows: r.rows }, null, 0))
  } catch (e) { writeFileSync('/tmp/scale/pgstat.err', String(e)) }
}, 5000).unref()
console.log(asTable(await measureCounter()))
