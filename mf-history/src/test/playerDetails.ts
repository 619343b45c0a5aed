/**
 * Real players: Doan, of whose seasons there are four here, as he comes from a list; Dauphin, who wore three numbers
 * and was away for a while; Hamel, a goalie whose number and save percentage no source knows.
 */
import type { PlayerDetail } from '@desert/contract/players';
import details from './player-details.json';

export const { doan, dauphin, hamel } = details as Record<keyof typeof details, PlayerDetail>;
