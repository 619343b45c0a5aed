import type { TeamDetail } from '@desert/contract/history';
export function TeamPage({ team }: { team: TeamDetail }) { return <h1>{team.team_name}</h1>; }
