Feature: Finding a strategy to copy
  Strategies are listed within one's bounds and in one's order.

  Background:
    Given lead traders can be copied
    And Ada has opened an account

  Scenario: Only what keeps within the bounds is listed
    Given the lead has gained and lost
    When Ada looks for strategies of contracts that fell by 5 percent at most, those with most copied money first
    Then Ada reads those strategies and no others, in that order
