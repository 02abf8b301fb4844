import { type NatalChart, SOUTH_UP } from '@app/fengshui';
import { useTerms } from '../useTerms';
import './facingChart.css';

/** Mountain and water star of each palace, the period's star between them. */
export function FacingChart({ chart, label }: { readonly chart: NatalChart; readonly label: string }) {
  const { nameOf } = useTerms();
  return (
    <table className="facing-chart">
      <caption>
        {label} · {nameOf(`formation.${chart.formation}`)}
      </caption>
      <tbody>
        {SOUTH_UP.map(row => (
          <tr key={row[0]}>
            {row.map(palace => (
              <td key={palace}>
                <small>{nameOf(`palace.${palace}`)}</small>
                <span>
                  {chart.palaces[palace].mountain} <i>{chart.palaces[palace].period}</i>{' '}
                  {chart.palaces[palace].water}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
