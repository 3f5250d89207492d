Feature: Money that is not needed earns
  Background:
    Given Ada has opened an account

  @core
  Scenario: Flexible money earns from the next day on, and pays what the calculator says
    When Ada puts 3650 USDT into flexible-usdt
    Then 3 days of it are said to earn 1.26 USDT
    When a night passes
    Then Ada holds 6350 USDT
    When 3 nights pass
    Then Ada holds 6351.26 USDT

  @core
  Scenario: A term ends and everything is back, with what the calculator said
    When Ada puts 3650 USDT into fixed-usdt-30
    Then 30 days of it are said to earn 18.6 USDT
    When 30 nights pass
    Then Ada holds 6350 USDT
    When a night passes
    Then Ada holds 10018.6 USDT
    And nothing of Ada's earns

  @core
  Scenario: Leaving a term early costs what was said, and the money takes a day
    When Ada puts 3650 USDT into fixed-usdt-30
    And 11 nights pass
    Then leaving early is said to cost 6.2 USDT
    When Ada redeems all of it
    Then 6.2 USDT of yield are forfeited
    And Ada holds 6350 USDT
    When a night passes
    Then Ada holds 6350 USDT
    When a night passes
    Then Ada holds 10000 USDT

  Scenario: A term is left on its first day, which costs nothing yet
    When Ada puts 3650 USDT into fixed-usdt-30
    Then leaving early is said to cost 0 USDT
    When Ada redeems all of it
    Then nothing of Ada's earns

  @core
  Scenario: What contracts stand on is not offered, and all that is offered goes in
    Given Ada no longer uses BTC as collateral
    And Ada looks at the contract BTC-PERP
    And Ada holds 0.5 BTC in contracts
    When Ada puts 9900 USDT into flexible-usdt
    Then she is refused as rejected
    When Ada puts all the USDT that are offered into flexible-usdt
    Then no more USDT are offered

  Scenario: A part of flexible money is taken out at once
    When Ada puts 1000 USDT into flexible-usdt
    And Ada redeems 400 USDT
    Then 9400 USDT are left on her account
    When Ada redeems 600.01 USDT
    Then she is refused as invalid
    And 9400 USDT are left on her account

  @core
  Scenario: A full vault takes no more than what is left of it
    Given others have left 100 USDT of room in fixed-usdt-90
    When Ada puts 100.5 USDT into fixed-usdt-90
    Then she is refused as quantityTooHigh
    And Ada holds 10000 USDT
    When Ada puts 100 USDT into fixed-usdt-90
    Then Ada holds 9900 USDT
    And fixed-usdt-90 is sold out

  @core
  Scenario Outline: What a product does not take
    When Ada puts <amount> <asset> into <product>
    Then she is refused as <reason>
    And Ada holds 10000 USDT

    Examples:
      | amount | asset | product       | reason   |
      | 0.5    | USDT  | flexible-usdt | invalid  |
      | 10001  | USDT  | flexible-usdt | rejected |
      | 0.1    | ETH   | fixed-eth-30  | rejected |

  @core
  Scenario Outline: Nothing is put in twice when the exchange's answer is lost
    Given the <what> of Ada's next subscription will be lost
    When Ada puts 1000 USDT into flexible-usdt
    Then the subscription turns out to be <outcome>
    And Ada holds <left> USDT

    Examples:
      | what    | outcome | left  |
      | answer  | done    | 9000  |
      | request | notDone | 10000 |
