import { Link } from '@desert/kit';
import type { Team } from '@desert/contract/history';
export function TeamsPage({ teams }: { teams: Team[] }) { return <div><h1>Coyotes Franchise History</h1>{teams.map((t) => <Link key={t.id} href={'/history/' + t.year + '/'}>{t.year}</Link>)}</div>; }
