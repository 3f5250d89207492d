Feature: People are asked rarely how they like it, and told early what will change
  # In a browser nobody can make an account a month old.
  @core
  Scenario: Somebody who has been here for a while answers, and is thanked
    Given Ada has opened an account
    And Ada's account is 30 days old
    And Ada reloads the page
    When 70 seconds pass
    Then Ada is offered a survey
    When Ada answers every question
    Then Ada is thanked
    When Ada reloads the page
    And 70 seconds pass
    Then Ada is not offered a survey

  @core
  Scenario: Somebody who never wants to be asked is not
    Given Ada has opened an account
    And Ada's account is 30 days old
    And Ada reloads the page
    And 70 seconds pass
    And Ada is offered a survey
    When Ada says never to ask again
    And Ada reloads the page
    And 70 seconds pass
    Then Ada is not offered a survey

  @core
  Scenario: Somebody who has only just come is left alone
    Given Ada has opened an account
    When 70 seconds pass
    Then Ada is not offered a survey

  @core
  Scenario: An upgrade is announced until it is put away
    Given Ada has opened an account
    And Ada has answered whether she may be counted
    And an upgrade is announced in 3 hours
    When Ada reloads the page
    Then Ada is told of the upgrade
    When Ada puts the upgrade's notice away
    And Ada reloads the page
    Then Ada is not told of the upgrade
