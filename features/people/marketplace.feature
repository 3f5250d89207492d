Feature: Finding a strategy to copy
  Strategies are listed within one's bounds and in one's order. What each takes of the profit, and how far it goes with
  what one holds already, is read before anything is put into it.

  Background:
    Given lead traders can be copied
    And Ada has opened an account

  Scenario: Only what keeps within the bounds is listed
    Given the lead has gained and lost
    When Ada looks for strategies of contracts that fell by 5 percent at most, those with most copied money first
    Then Ada reads those strategies and no others, in that order

  Scenario Outline: Only strategies <within> are listed
    Given Bo has opened an account
    And the lead has gained and lost
    And Bo leads a strategy of contracts for 20 percent of the profit
    When Ada looks for strategies <within>
    Then Ada reads those strategies and no others, in that order

    @browser
    Examples:
      | within                            |
      | that returned 5 percent at least  |
      | with 1000000 USDT copied at least |
      | with a record of 30 days at least |
      | that traded SOL                   |

    @core
    Examples:
      | within                             |
      | that returned 0.1 percent at least |
      | with 300000 USDT copied at least   |
      | with a record of 3 days at least   |
      | that traded BTC                    |

  Scenario: What a lead takes of the profit is the same wherever it is read
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    Then Ada reads 20 percent as Bo's part of the profit, in the list as on the strategy's page

  Scenario: How far a strategy goes with what one holds, with what one copies and with others
    Given Ada buys 0.01 BTC of the contract
    And leads have lived through two weeks
    Then Ada reads how far the lead's days went with those of what she holds and of other strategies
    And the strategies that go together most come first
    When Ada copies another strategy with 500 USDT
    Then what Ada copies comes before them, marked as copied

  @core
  Scenario: Holding the same goes together, and the opposite against it
    Given Ada buys 0.01 BTC of the contract
    And leads have lived through two weeks
    Then who holds what the lead holds goes together with it, and who has sold it goes against it
    And what Ada holds goes together with the lead, and turned round against it
